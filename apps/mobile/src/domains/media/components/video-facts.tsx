import { useT } from '@sands/web/i18n/i18n'
import { timeText } from '@sands/web/player/controls/time-text'
import type { PlayerFile } from '@sands/web/player/player-file'
import styles from './video-facts.module.css'

/** The title of the video, and its length. */
export function VideoFacts({ file: { fileName, playable } }: { file: PlayerFile }) {
  const t = useT()
  return (
    <div className={styles.facts}>
      <h2 className={styles.name}>{fileName}</h2>
      {playable && <p className={styles.meta}>{t('media.duration', { time: timeText(playable.duration) })}</p>}
    </div>
  )
}
