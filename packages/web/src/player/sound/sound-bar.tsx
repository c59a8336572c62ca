import { Pause, Play, X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useT } from '../../i18n/i18n.ts'
import { timeText } from '../controls/time-text.ts'
import { closeSound, pauseSound, playSound } from './sound.ts'
import styles from './sound-bar.module.css'
import { SoundCover } from './sound-cover.tsx'
import { useSound } from './sound-state.ts'

/** The bar of the sound that continues while the person is on another screen. */
export function SoundBar({ onOpen }: { onOpen: (fileId: string) => void }) {
  const t = useT()
  const sound = useSound()
  if (!sound) return null
  const { file, time, duration, state } = sound
  const runs = state === 'playing' || state === 'waiting'
  const Icon = runs ? Pause : Play
  const share = duration > 0 ? Math.min(1, time / duration) : 0
  return (
    <section
      className={styles.bar}
      aria-label={t('media.sound')}
      style={{ '--played': `${share * 100}%` } as CSSProperties}
    >
      <button type="button" className={styles.open} onClick={() => onOpen(file.id)}>
        <SoundCover url={file.coverUrl} size="small" />
        <span className={styles.words}>
          <span className={styles.name}>{file.fileName}</span>
          <span className={styles.time}>{`${timeText(time, duration)} / ${timeText(duration)}`}</span>
        </span>
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={t(runs ? 'media.pause' : 'media.play')}
        onClick={runs ? pauseSound : playSound}
      >
        <Icon size={22} fill="currentColor" strokeWidth={1} aria-hidden />
      </button>
      <button type="button" className={styles.button} aria-label={t('media.sound_close')} onClick={closeSound}>
        <X size={22} aria-hidden />
      </button>
    </section>
  )
}
