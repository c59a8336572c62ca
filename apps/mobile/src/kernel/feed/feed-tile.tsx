import type { ImageLayout } from '@sands/rules/block'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../ui/class-names.ts'
import styles from './feed.module.css'

/** How wide a cover is, as for the attribute of a picture. */
export const TILE_SIZES: Readonly<Record<ImageLayout, string>> = {
  1: '112px',
  2: '(min-width: 640px) 300px, 46vw',
  3: '240px',
}

interface FeedTileProps {
  to: string
  /** 16:9; the title says what it shows. */
  cover: ReactNode
  /** A word in the corner of the cover. */
  badge?: string | undefined
  title: string
  /** One line: it is cut where it is too long. */
  meta: ReactNode
}

/** Something with a cover in a list of a feed. */
export function FeedTile({ to, cover, badge, title, meta }: FeedTileProps) {
  return (
    <li className={styles.desk}>
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

/** In the place of a cover. */
export const NoCover = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span className={styles.noCover} aria-hidden>
    <Icon size={28} />
  </span>
)

/** Says what a tile is where there are several kinds. */
export const TileTag = ({ cool = false, children }: { cool?: boolean; children: ReactNode }) => (
  <span className={classNames(styles.tag, cool && styles.cool)}>{children}</span>
)
/** The part of the line that is cut. */
export const TileWords = ({ children }: { children: ReactNode }) => <span className={styles.cut}>{children}</span>

interface PersonTileProps {
  to: string
  face: ReactNode
  name: string
  grade: string
  /** Who they are, in one line. */
  line: string
  meta: string
}

/** Somebody in a list of a feed. */
export function PersonTile({ to, face, name, grade, line, meta }: PersonTileProps) {
  return (
    <li className={styles.desk}>
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
