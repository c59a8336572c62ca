import type { BlockPicture } from '@sands/rules/block'
import { srcSetOf } from '@sands/web/picture/src-set'
import { useState } from 'react'
import styles from './blocks.module.css'

interface WidePictureProps {
  picture: BlockPicture
  alt: string
  sizes: string
  ratio?: string
}

/** A picture of the company in its reserved place; the place stays plain when the picture cannot be loaded. */
export function WidePicture({ picture, alt, sizes, ratio }: WidePictureProps) {
  const [broken, setBroken] = useState(false)
  const shape = ratio ?? (picture.width > 0 && picture.height > 0 ? `${picture.width} / ${picture.height}` : '16 / 7')
  return (
    <span className={styles.picture} style={{ aspectRatio: shape }}>
      {!broken && (
        <img
          src={picture.url}
          srcSet={srcSetOf(picture)}
          sizes={sizes}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  )
}
