import { examLinks } from '@sands/contract/exam/exam.links'
import { CallError } from '@sands/web/call/call'
import { useAttempt } from '@sands/web/exam/attempt/use-attempt'
import { HANDED_IN } from '@sands/web/exam/exam-codes'
import { useT } from '@sands/web/i18n/i18n'
import { Navigate } from 'react-router'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { Paper } from '../components/paper.tsx'
import { useExamAddress } from '../use-exam-address.ts'

/** Where an exam is answered. */
export function PaperPage() {
  const t = useT()
  const { examId, examRecordId, arrival } = useExamAddress()
  const { open, error, takeOver } = useAttempt(examRecordId)
  if (open) return <Paper key={open.paper.ticket} open={open} onTakeOver={takeOver} />
  if (error instanceof CallError && error.code === HANDED_IN && examRecordId)
    return <Navigate to={examLinks.result(examId ?? '', examRecordId, arrival)} replace />
  return <Page title={t('exam.paper')}>{content()}</Page>

  function content() {
    const isGone = error instanceof CallError && error.status === 404
    if (isGone || examRecordId === undefined) return <ErrorPictureState kind="gone" text={error?.message} />
    return error ? <ErrorState error={error} onRetry={takeOver} /> : <RowsSkeleton rows={6} />
  }
}
