import type { Picture } from '@sands/contract/media/media.model'
import { srcSetOf } from '@sands/web/picture/src-set'
import type { ReactNode } from 'react'
import styles from './cover-thumb.module.css'

interface CoverThumbProps {
  cover: Picture | null
  /** In its place where there is none. */
  icon: ReactNode
}

/** The cover of a thing, small. Its title stands beside it. */
export function CoverThumb({ cover, icon }: CoverThumbProps) {
  return (
    <span className={styles.thumb}>
      {cover ? <img src={cover.url} srcSet={srcSetOf(cover)} sizes="80px" alt="" loading="lazy" /> : icon}
    </span>
  )
}
