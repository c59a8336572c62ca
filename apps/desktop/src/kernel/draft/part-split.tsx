import type { ReactNode } from 'react'
import styles from './part-card.module.css'

interface PartSplitProps {
  /** Such as a cover. */
  picture: ReactNode
  children: ReactNode
}

/** A picture with the fields beside it, as long as there is room. */
export function PartSplit({ picture, children }: PartSplitProps) {
  return (
    <div className={styles.split}>
      {picture}
      <div className={styles.fields}>{children}</div>
    </div>
  )
}
