import type { SeekThumbnails } from '@sands/contract/media/media.model'
import { timeText } from '../controls/time-text.ts'
import styles from './seek-preview.module.css'
import { thumbnailAt } from './thumbnail.ts'

interface SeekPreviewProps {
  thumbnails: SeekThumbnails | null
  seconds: number
  total: number
  /** Shown in the centre of the picture, during a swipe. */
  large?: boolean
}

/** The place a person is about to seek to: a thumbnail and the time. */
export function SeekPreview({ thumbnails, seconds, total, large = false }: SeekPreviewProps) {
  const at = thumbnails ? thumbnailAt(thumbnails, seconds) : null
  return (
    <div className={large ? styles.middle : styles.bubble} aria-hidden>
      {thumbnails && at && (
        <span
          className={styles.picture}
          style={{
            width: thumbnails.width,
            height: thumbnails.height,
            backgroundImage: `url("${thumbnails.url}")`,
            backgroundPosition: `-${at.x}px -${at.y}px`,
          }}
        />
      )}
      <span className={styles.time}>
        {timeText(seconds, total)}
        {large && <span className={styles.total}>{` / ${timeText(total)}`}</span>}
      </span>
    </div>
  )
}
