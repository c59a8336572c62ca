import type { Picture } from '@sands/contract/media/media.model'
import { srcSetOf } from '@sands/web/picture/src-set'
import { type ReactNode, useState } from 'react'
import styles from './cover-picture.module.css'

interface CoverPictureProps {
  cover: Picture | null | undefined
  /** Where only the address of a picture is known. */
  url?: string | null | undefined
  /** How wide it is shown, as for the attribute of a picture. */
  sizes: string
  /** In its place where there is none, or where it does not come. */
  none: ReactNode
}

/** 16:9, whatever the picture is. */
export function CoverPicture({ cover, url, sizes, none }: CoverPictureProps) {
  const src = cover?.url ?? url
  const [broken, setBroken] = useState<string>()
  if (!src || broken === src) return none
  return (
    <span className={styles.cover}>
      <img
        src={src}
        srcSet={cover ? srcSetOf(cover) : undefined}
        sizes={sizes}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
      />
    </span>
  )
}

/** For things that have no picture of their own to fall back on. */
export const NoCover = ({ icon }: { icon: ReactNode }) => (
  <span className={`${styles.cover} ${styles.none}`} aria-hidden>
    {icon}
  </span>
)
