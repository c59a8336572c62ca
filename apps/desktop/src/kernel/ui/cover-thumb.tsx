import type { Picture } from '@sands/contract/media/media.model'
import { srcSetOf } from '@sands/web/picture/src-set'
import type { ReactNode } from 'react'
import styles from './cover-thumb.module.css'

interface CoverThumbProps {
  cover: Picture | null
  /** Shown when there is no cover. */
  icon: ReactNode
}

/** The small cover of a content. The title is shown beside it. */
export function CoverThumb({ cover, icon }: CoverThumbProps) {
  return (
    <span className={styles.thumb}>
      {cover ? <img src={cover.url} srcSet={srcSetOf(cover)} sizes="80px" alt="" loading="lazy" /> : icon}
    </span>
  )
}
