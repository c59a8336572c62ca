import type { TrainingImpact, TrainingMemberImpact } from '@sands/contract/training/manage.model'
import type { ReactNode } from 'react'
import { useT } from '../../../kernel/text.ts'
import styles from './training.module.css'

/** What is said about a change, in this order. */
const NUMBERS = [
  'joining',
  'leaving',
  'staying',
  'withRecords',
  'declined',
  'extended',
  'settled',
  'unlockedTasks',
  'addedTasks',
  'removedTasks',
  'completed',
  'newlyCompleted',
  'newlyOverdue',
  'noLongerOverdue',
  'reviewing',
  'endingRequests',
  'droppedWork',
  'unchanged',
] as const

type Numbers = Partial<Record<(typeof NUMBERS)[number], number>>

interface ImpactLinesProps {
  impact: (TrainingImpact | TrainingMemberImpact) & Numbers
  /** More lines at the end. */
  children?: ReactNode
}

/** What a change of a project means for its members, a line for each number that is not zero. */
export function ImpactLines({ impact, children }: ImpactLinesProps) {
  const t = useT()
  return (
    <ul className={styles.lines} aria-label={t('training.impact')}>
      {NUMBERS.flatMap((name) => {
        const count = impact[name] ?? 0
        return count > 0 ? <li key={name}>{t(`training.impact_${name}`, { count })}</li> : []
      })}
      {children}
    </ul>
  )
}
