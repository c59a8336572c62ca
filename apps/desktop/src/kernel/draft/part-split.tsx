import type { ReactNode } from 'react'
import styles from './part-card.module.css'

interface PartSplitProps {
  /** For example a cover. */
  picture: ReactNode
  children: ReactNode
}

/** A picture with fields beside it, or below it in narrow windows. */
export function PartSplit({ picture, children }: PartSplitProps) {
  return (
    <div className={styles.split}>
      {picture}
      <div className={styles.fields}>{children}</div>
    </div>
  )
}
