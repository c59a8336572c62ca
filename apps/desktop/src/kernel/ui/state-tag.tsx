import type { ReactNode } from 'react'
import styles from './state-tag.module.css'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** The state of an entity, in a word. The dot repeats the tone, because the word alone must be enough. */
export function StateTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}
