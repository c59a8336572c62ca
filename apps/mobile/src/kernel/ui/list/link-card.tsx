import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import styles from './link-card.module.css'

/** A list item as a card that links to a page. */
export function LinkCard({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li className={styles.item}>
      <Link to={to} className={styles.card}>
        {children}
      </Link>
    </li>
  )
}

/** The card while its content is loading. */
export function CardBones({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}
