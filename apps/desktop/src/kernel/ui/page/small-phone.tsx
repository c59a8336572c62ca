import type { ReactNode } from 'react'
import styles from './small-phone.module.css'

interface SmallPhoneProps {
  caption: string
  /** What stands in the bar at its top. */
  title: ReactNode
  /** What stands below the phone, such as ways to turn what it shows. */
  foot?: ReactNode
  children: ReactNode
}

/** A phone in little, for a picture of what people will see on theirs. */
export function SmallPhone({ caption, title, foot, children }: SmallPhoneProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.phone}>
        <div className={styles.bar} aria-hidden="true">
          {title}
        </div>
        {children}
      </div>
      {foot}
    </figure>
  )
}
