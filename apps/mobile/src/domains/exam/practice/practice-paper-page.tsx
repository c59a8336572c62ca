import { examLinks } from '@sands/contract/exam/exam.links'
import type { Id } from '@sands/contract/kernel/schema'
import { isId } from '@sands/rules/id'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { PRACTICE_PAPER } from '@sands/web/exam/practice/practice-calls'
import { useT } from '@sands/web/i18n/i18n'
import { Navigate, useSearchParams } from 'react-router'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { OpenPractice } from './open-practice.tsx'

const CONFLICT = 409

/** An attempt in progress, also one that another device started. */
export function PracticePaperPage() {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('practiseRecordId') ?? ''
  const practiseRecordId = id as Id<'practiceAttempt'>
  const fetched = useCall(PRACTICE_PAPER, { query: { practiseRecordId } }, { enabled: isId(id), staleTime: 0 })
  const { data: paper, error } = fetched
  // Answers may have come from another device since this page was last open.
  if (paper && fetched.isFetchedAfterMount) return <OpenPractice key={paper.practiseRecordId} paper={paper} />
  // Another device has handed it in.
  if (error instanceof CallError && error.status === CONFLICT)
    return <Navigate to={examLinks.practiceResult(id)} replace />
  return (
    <Page title={t('exam.practice')}>
      {!isId(id) || (error instanceof CallError && error.status === 404) ? (
        <ErrorPictureState kind="gone" />
      ) : fetched.isError ? (
        <ErrorState error={error} onRetry={() => void fetched.refetch()} />
      ) : (
        <RowsSkeleton rows={5} />
      )}
    </Page>
  )
}
