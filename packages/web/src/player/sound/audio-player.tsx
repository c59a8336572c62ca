import { useT } from '../../i18n/i18n.ts'
import type { OnPlayed } from '../place/played.ts'
import type { StudyRules } from '../place/study-rules.ts'
import type { PlayerFile } from '../player-file.ts'
import type { OfflineSource } from '../source/offline-source.ts'
import styles from './audio-player.module.css'
import { SoundCover } from './sound-cover.tsx'
import { SoundDeck } from './sound-deck.tsx'

// Bundled with the player, so that the bar also works when the network is lost during playback.
export { SoundBar } from './sound-bar.tsx'

interface AudioPlayerProps extends StudyRules {
  file: PlayerFile
  offline?: OfflineSource | undefined
  onPlayed: OnPlayed
  autoPlay?: boolean
  /** Whether playback continues on other screens, where the app shows the sound bar. */
  playsOn?: boolean
}

function Unready({ file }: { file: PlayerFile }) {
  const t = useT()
  if (file.failReason) {
    return (
      <div className={styles.unready} role="status">
        <p className={styles.strong}>{t('media.fail_title')}</p>
        <p>{t(`media.fail_${file.failReason}`)}</p>
      </div>
    )
  }
  return (
    <div className={styles.unready} role="status">
      <p className={styles.strong}>{t('media.under_release')}</p>
      <progress className={styles.progress} max={100} value={file.progress} aria-label={t('media.progress')} />
    </div>
  )
}

/** An audio player with cover, waveform and settings. */
export function AudioPlayer({ file, autoPlay = false, playsOn = false, ...rest }: AudioPlayerProps) {
  const t = useT()
  const isReady = file.status === 3 && file.playable !== null
  return (
    <section className={styles.player} aria-label={t('media.player')}>
      <SoundCover url={file.coverUrl} size="large" />
      <p className={styles.name}>{file.fileName}</p>
      {isReady ? (
        <SoundDeck key={file.id} file={file} autoPlay={autoPlay} playsOn={playsOn} {...rest} />
      ) : (
        <Unready file={file} />
      )}
    </section>
  )
}
