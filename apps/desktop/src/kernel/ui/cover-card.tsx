import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './cover-card.module.css'

interface CoverCardProps {
  to: string
  /** 16:9; the title says what it shows. */
  cover: ReactNode
  /** A word in the corner of the cover. */
  badge?: string | undefined
  title: string
  /** Below the title: lines of facts, or a bar. */
  children: ReactNode
}

/** Something with a cover that opens. */
export const CoverCard = ({ to, cover, badge, title, children }: CoverCardProps) => (
  <Link to={to} className={styles.card}>
    <span className={styles.cover}>
      {cover}
      {badge && <span className={styles.badge}>{badge}</span>}
    </span>
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {children}
    </span>
  </Link>
)

export const CardFacts = ({ children }: { children: ReactNode }) => <span className={styles.meta}>{children}</span>

/** Says what a card is where there are several kinds. */
export const CardTag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>

/** In the shape of the card that comes. */
export const CoverCardBone = () => (
  <div className={styles.card}>
    <div className={styles.bone} />
    <div className={styles.words}>
      <Skeleton active title={false} paragraph={{ rows: 2 }} />
    </div>
  </div>
)
