import { CallError } from '@sands/web/call/call'
import { usePracticeAttempt } from '@sands/web/exam/practice/use-practice-attempt'
import { taskArrival } from '@sands/web/study/task-arrival'
import { Skeleton } from 'antd'
import { Navigate, useSearchParams } from 'react-router'
import { useT } from '../../../../kernel/text.ts'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { GonePage } from '../../../../kernel/ui/page/gone-page.tsx'
import styles from '../exam-info.module.css'
import { examLearnPaths } from '../exam-learn-paths.ts'
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
  if (status === CONFLICT) return <Navigate to={examLearnPaths.practiceResult(id, taskArrival(search))} replace />
  if (open) return <OpenPractice open={open} onClosed={refetch} />
  if (!isKnown || status === NOT_FOUND)
    return (
      <GonePage words={error?.message} others={{ to: examLearnPaths.practices, label: t('exam.practice_show_all') }} />
    )
  if (error) return <FailureBlock page error={error} onRetry={refetch} />
  return (
    <div role="status" aria-label={t('kernel.loading')} className={styles.card}>
      <Skeleton active paragraph={{ rows: 10 }} />
    </div>
  )
}
