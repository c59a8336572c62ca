import type { ReactNode } from 'react'
import styles from './small-phone.module.css'

interface SmallPhoneProps {
  caption: string
  /** What stands below the phone, such as ways to turn what it shows. */
  foot?: ReactNode
  children: ReactNode
}

/** A phone in little, for a picture of what people will see on theirs. */
export function SmallPhone({ caption, foot, children }: SmallPhoneProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.phone}>{children}</div>
      {foot}
    </figure>
  )
}
