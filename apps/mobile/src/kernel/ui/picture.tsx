import type { BlockPicture } from '@sands/rules/block'
import { srcSetOf } from '@sands/web/picture/src-set'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './picture.module.css'

interface PictureProps {
  picture: BlockPicture
  /** Empty where words beside it say the same. */
  alt: string
  /** How wide it is shown, as for the attribute of that name. */
  sizes: string
  /** A CSS ratio, where the place decides; otherwise the picture's own. */
  ratio?: string
  /** The first thing to see: fetched before others. All others wait until they come near. */
  first?: boolean
  fit?: 'cover' | 'contain'
}

/** For pictures whose proportions nobody knows. */
const USUAL_RATIO = '16 / 9'

/** Holds its place from the start, shows a blurred hint until the picture is there, and a quiet dune when it never comes. */
export function Picture({ picture, alt, sizes, ratio, first = false, fit = 'cover' }: PictureProps) {
  const [state, setState] = useState({ url: picture.url, is: 'coming' })
  const is = state.url === picture.url ? state.is : 'coming'
  const settle = (next: 'there' | 'broken') => setState({ url: picture.url, is: next })
  const { width, height, placeholder } = picture
  const aspectRatio = ratio ?? (width > 0 && height > 0 ? `${width} / ${height}` : USUAL_RATIO)
  return (
    <span className={classNames(styles.frame, is === 'there' && styles.there)} style={{ aspectRatio }}>
      {is === 'coming' && placeholder && (
        <span className={styles.hint} style={{ backgroundImage: `url(${placeholder})` }} aria-hidden />
      )}
      {is === 'broken' ? (
        <BrokenPicture alt={alt} />
      ) : (
        <img
          key={picture.url}
          className={classNames(styles.picture, fit === 'contain' && styles.whole)}
          src={picture.url}
          srcSet={srcSetOf(picture)}
          sizes={sizes}
          width={width || undefined}
          height={height || undefined}
          alt={alt}
          draggable={false}
          decoding={first ? 'sync' : 'async'}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          onLoad={() => settle('there')}
          onError={() => settle('broken')}
        />
      )}
    </span>
  )
}

function BrokenPicture({ alt }: { alt: string }) {
  return (
    <span className={styles.broken} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <svg viewBox="0 0 64 40" aria-hidden="true">
        <circle cx="44" cy="12" r="6" />
        <path d="M0 32c10-14 22-16 34-8s20 7 30-2v18H0z" />
      </svg>
    </span>
  )
}
