import type { BlockPicture } from '@sands/rules/block'
import { srcSetOf } from '@sands/web/picture/src-set'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './picture.module.css'

interface PictureProps {
  picture: BlockPicture
  /** Empty when a text beside it says the same. */
  alt: string
  /** The displayed width, as in the `sizes` attribute of an image. */
  sizes: string
  /** A CSS ratio, where the layout decides; otherwise the picture's own. */
  ratio?: string
  /** The first picture on the screen, loaded before others. All others are loaded when they come near. */
  first?: boolean
  fit?: 'cover' | 'contain'
}

/** For pictures whose proportions are unknown. */
const USUAL_RATIO = '16 / 9'

/**
 * Reserves its place from the start, shows a blurred placeholder until the picture is loaded, and a plain dune when
 * loading fails.
 */
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
          // Safari fetches at once what becomes lazy after it has an address, so this comes before it.
          loading={first ? 'eager' : 'lazy'}
          src={picture.url}
          srcSet={srcSetOf(picture)}
          sizes={sizes}
          width={width || undefined}
          height={height || undefined}
          alt={alt}
          draggable={false}
          decoding={first ? 'sync' : 'async'}
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
