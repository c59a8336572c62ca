import type { ImageLayout } from '@sands/rules/block'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Link } from '../ui/link.tsx'
import styles from './feed.module.css'

/** The displayed width of a cover, as in the `sizes` attribute of an image. */
export const TILE_SIZES: Readonly<Record<ImageLayout, string>> = {
  1: '112px',
  2: '(min-width: 640px) 300px, 46vw',
  3: '240px',
}

interface FeedTileProps {
  to: string
  /** 16:9; the title describes it. */
  cover: ReactNode
  /** A word in the corner of the cover. */
  badge?: string | undefined
  title: string
  /** One line, cut off when it is too long. */
  meta: ReactNode
}

/** An item with a cover in a feed. */
export function FeedTile({ to, cover, badge, title, meta }: FeedTileProps) {
  return (
    <li className={styles.item}>
      <Link to={to} className={styles.tile} draggable={false}>
        <span className={styles.cover}>
          {cover}
          {badge && <span className={styles.badge}>{badge}</span>}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.meta}>{meta}</span>
        </span>
      </Link>
    </li>
  )
}

/** The placeholder of a missing cover. */
export const NoCover = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span className={styles.noCover} aria-hidden>
    <Icon size={28} />
  </span>
)

/** Names the kind of a tile in a feed of several kinds. */
export const TileTag = ({ cool = false, children }: { cool?: boolean; children: ReactNode }) => (
  <span className={classNames(styles.tag, cool && styles.cool)}>{children}</span>
)
/** The part of the line that is cut off when the line is too long. */
export const TileWords = ({ children }: { children: ReactNode }) => <span className={styles.cut}>{children}</span>

interface PersonTileProps {
  to: string
  face: ReactNode
  name: string
  grade: string
  /** Describes the person in one line. */
  line: string
  meta: string
}

/** A person in a feed. */
export function PersonTile({ to, face, name, grade, line, meta }: PersonTileProps) {
  return (
    <li className={styles.item}>
      <Link to={to} className={styles.person} draggable={false}>
        <span className={styles.face}>{face}</span>
        <span className={styles.words}>
          <span className={styles.name}>
            <span className={styles.cut}>{name}</span>
            {grade && <span className={styles.tag}>{grade}</span>}
          </span>
          <span className={styles.line}>{line}</span>
          <span className={styles.meta}>{meta}</span>
        </span>
      </Link>
    </li>
  )
}
