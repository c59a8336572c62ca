import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './link-card.module.css'

/** A thing of a list on a card of its own, which one taps. */
export function LinkCard({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li className={styles.desk}>
      <Link to={to} className={styles.card}>
        {children}
      </Link>
    </li>
  )
}

/** The card before there is anything to tap. */
export function CardBones({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}
