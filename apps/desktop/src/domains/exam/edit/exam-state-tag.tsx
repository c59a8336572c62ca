import type { ExamState, ManagedExamItem } from '@sands/contract/exam/exam.model'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import styles from '../bank/bank.module.css'

const TONES: Readonly<Record<ExamState, Tone>> = {
  draft: 'neutral',
  scheduled: 'warning',
  published: 'success',
  withdrawn: 'neutral',
  archived: 'neutral',
}

/** Whether learners see the exam, and whether its draft differs by now. */
export function ExamStateTag({ exam }: { exam: Pick<ManagedExamItem, 'state' | 'isChanged' | 'publishAt'> }) {
  const t = useT()
  const { minute } = useMoments()
  return (
    <span className={styles.tags}>
      <StateTag tone={TONES[exam.state]}>{t(`exam.state_${exam.state}`)}</StateTag>
      {exam.publishAt && <span className={styles.quiet}>{minute(exam.publishAt)}</span>}
      {exam.state === 'published' && exam.isChanged && <StateTag tone="info">{t('exam.state_changed')}</StateTag>}
    </span>
  )
}
