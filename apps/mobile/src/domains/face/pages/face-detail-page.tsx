import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { FACE_OVERVIEW } from '@sands/web/face/face-calls'
import { useT } from '@sands/web/i18n/i18n'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { FaceActions } from '../components/face-actions.tsx'
import { FaceView } from '../components/face-view.tsx'
import { useAddressId } from '../use-address-id.ts'

/** A session with its days, rooms, lecturers and materials, the own seat and what to do next. */
export function FaceDetailPage() {
  const t = useT()
  const faceId = useAddressId<'face'>('faceId')
  const fetched = useCall(FACE_OVERVIEW, faceId ? { body: { faceId } } : null, { keep: true })
  const { data: face } = fetched
  const isGone = faceId === undefined || (fetched.error instanceof CallError && fetched.error.status === 404)
  return (
    <Page title={t('face.one')} bottom={face && <FaceActions face={face} onChanged={() => void fetched.refetch()} />}>
      <CachedNote at={fetched.cachedAt} />
      {face ? (
        <FaceView face={face} onChanged={() => void fetched.refetch()} />
      ) : isGone ? (
        <ErrorPictureState kind="gone" text={fetched.error?.message} />
      ) : fetched.isError ? (
        <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </Page>
  )
}
