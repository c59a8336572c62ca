import type { ReactNode } from 'react'
import styles from './state-word.module.css'

export type StateTone = 'waiting' | 'going' | 'done' | 'over'

/** A state as a small coloured word. */
export const StateWord = ({ tone, children }: { tone: StateTone; children: ReactNode }) => (
  <span className={styles.word} data-tone={tone}>
    {children}
  </span>
)
