import { useState } from 'react'
import type { ContentKind } from '../terms.ts'
import styles from './content.module.css'

interface ContentThumbProps {
  content: ContentKind
  url: string | null
}

/** The small cover of a content, or an icon of its kind. The name is shown beside it. */
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
