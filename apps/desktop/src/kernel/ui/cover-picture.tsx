import type { Picture } from '@sands/contract/media/media.model'
import { srcSetOf } from '@sands/web/picture/src-set'
import { type ReactNode, useState } from 'react'
import styles from './cover-picture.module.css'

interface CoverPictureProps {
  cover: Picture | null | undefined
  /** Used where only the address of the picture is known. */
  url?: string | null | undefined
  /** The displayed width, as in the `sizes` attribute of an image. */
  sizes: string
  /** Shown when there is no picture, or when it cannot be loaded. */
  none: ReactNode
}

/** Always 16:9, cropped if needed. */
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

/** The placeholder of content without a picture. */
export const NoCover = ({ icon }: { icon: ReactNode }) => (
  <span className={`${styles.cover} ${styles.none}`} aria-hidden>
    {icon}
  </span>
)
