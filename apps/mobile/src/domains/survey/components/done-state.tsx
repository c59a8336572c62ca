import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { State } from '../../../kernel/ui/page/states.tsx'
import styles from './done-state.module.css'

/** The end of a survey: a large tick, a sentence, one next step. */
export const DoneState = (props: { title: string; text: string; action?: ReactNode }) => (
  <State picture={<CircleCheck size={72} aria-hidden className={styles.tick} />} {...props} />
)
