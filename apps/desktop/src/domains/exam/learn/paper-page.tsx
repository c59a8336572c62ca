import { CallError } from '@sands/web/call/call'
import { useAttempt } from '@sands/web/exam/attempt/use-attempt'
import { HANDED_IN } from '@sands/web/exam/exam-codes'
import { Skeleton } from 'antd'
import { Navigate } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { GonePage } from '../../../kernel/ui/page/gone-page.tsx'
import styles from './exam-info.module.css'
import { examLearnPaths } from './exam-learn-paths.ts'
import { Paper } from './paper.tsx'
import { useExamAddress } from './use-exam-address.ts'

const NOT_FOUND = 404

/** The paper of the attempt in the address. An attempt that was handed in shows its result. */
export function PaperPage() {
  const t = useT()
  const { examId, examRecordId, arrival } = useExamAddress()
  const { open, error, takeOver } = useAttempt(examRecordId)
  if (open) return <Paper key={open.paper.ticket} open={open} arrival={arrival} onTakeOver={takeOver} />
  const known = error instanceof CallError ? error : undefined
  if (known?.code === HANDED_IN && examRecordId)
    return <Navigate to={examLearnPaths.result(examId ?? '', examRecordId, arrival)} replace />
  if (examRecordId === undefined || known?.status === NOT_FOUND) {
    return <GonePage words={known?.msg} others={{ to: examLearnPaths.exams, label: t('exam.learn_show_all') }} />
  }
  if (error) return <FailureBlock page error={error} onRetry={takeOver} />
  return (
    <div role="status" aria-label={t('kernel.loading')} className={styles.card}>
      <Skeleton active paragraph={{ rows: 10 }} />
    </div>
  )
}
