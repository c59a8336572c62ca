import { useState } from 'react'
import type { ContentKind } from '../terms.ts'
import styles from './content.module.css'

interface ContentThumbProps {
  content: ContentKind
  url: string | null
}

/** The cover of a thing, small, or a sign of what it is. Its name stands beside it. */
export function ContentThumb({ content: { icon: Icon, tint, round }, url }: ContentThumbProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={styles.thumb} data-tint={tint} data-round={round}>
      {url && broken !== url ? (
        <img src={url} alt="" loading="lazy" onError={() => setBroken(url)} />
      ) : (
        <Icon aria-hidden />
      )}
    </span>
  )
}
