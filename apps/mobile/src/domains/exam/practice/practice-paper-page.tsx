import { examLinks } from '@sands/contract/exam/exam.links'
import { CallError } from '@sands/web/call/call'
import { usePracticeAttempt } from '@sands/web/exam/practice/use-practice-attempt'
import { useT } from '@sands/web/i18n/i18n'
import { taskArrival } from '@sands/web/study/task-arrival'
import { Navigate, useSearchParams } from 'react-router'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { OpenPractice } from './open-practice.tsx'

const CONFLICT = 409
const NOT_FOUND = 404

/** An attempt in progress, also one that another device started. */
export function PracticePaperPage() {
  const [search] = useSearchParams()
  const id = search.get('practiseRecordId') ?? ''
  return <Opened key={id} id={id} />
}

function Opened({ id }: { id: string }) {
  const t = useT()
  const [search] = useSearchParams()
  const { isKnown, open, error, refetch } = usePracticeAttempt(id)
  const status = error instanceof CallError ? error.status : undefined
  // Another device has handed it in.
  if (status === CONFLICT) return <Navigate to={examLinks.practiceResult(id, taskArrival(search))} replace />
  if (open) return <OpenPractice open={open} onClosed={refetch} />
  return (
    <Page title={t('exam.practice')}>
      {!isKnown || status === NOT_FOUND ? (
        <ErrorPictureState kind="gone" />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <RowsSkeleton rows={5} />
      )}
    </Page>
  )
}
