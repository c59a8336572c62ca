import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './cover-card.module.css'

interface CoverCardProps {
  to: string
  /** 16:9; the title describes it. */
  cover: ReactNode
  /** A word in the corner of the cover. */
  badge?: string | undefined
  title: string
  /** Shown below the title: lines of facts, or a bar. */
  children: ReactNode
}

/** A card with a cover that links to a page. */
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

/** Names the kind of a card in a list of several kinds. */
export const CardTag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>

/** A skeleton in the shape of the card. */
export const CoverCardBone = () => (
  <div className={styles.card}>
    <div className={styles.bone} />
    <div className={styles.words}>
      <Skeleton active title={false} paragraph={{ rows: 2 }} />
    </div>
  </div>
)
