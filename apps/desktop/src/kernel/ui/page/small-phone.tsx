import type { ReactNode } from 'react'
import styles from './small-phone.module.css'

interface SmallPhoneProps {
  caption: string
  /** The title in the bar at its top. */
  title: ReactNode
  /** Shown below the phone, for example buttons that change its content. */
  foot?: ReactNode
  children: ReactNode
}

/** A small phone that shows what people will see on theirs. */
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
