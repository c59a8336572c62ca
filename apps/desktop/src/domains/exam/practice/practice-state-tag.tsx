import type { ManagedPracticeItem } from '@sands/contract/exam/practice.model'
import type { PracticeState } from '@sands/rules/exam/practice'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import styles from '../bank/bank.module.css'

const TONES: Readonly<Record<PracticeState, Tone>> = { draft: 'neutral', published: 'success', ended: 'neutral' }

/** Whether learners see the practice, and whether its draft differs by now. */
export function PracticeStateTag({ practice }: { practice: Pick<ManagedPracticeItem, 'state' | 'isChanged'> }) {
  const t = useT()
  return (
    <span className={styles.tags}>
      <StateTag tone={TONES[practice.state]}>{t(`exam.practice_state_${practice.state}`)}</StateTag>
      {practice.state === 'published' && practice.isChanged && (
        <StateTag tone="info">{t('exam.state_changed')}</StateTag>
      )}
    </span>
  )
}
