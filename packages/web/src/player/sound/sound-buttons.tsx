import { LoaderCircle, Pause, Play, RotateCcw, RotateCw } from 'lucide-react'
import { useT } from '../../i18n/i18n.ts'
import { pauseSound, playSound, skipSound } from './sound.ts'
import styles from './sound-deck.module.css'
import { runs, type Sound } from './sound-state.ts'

const SKIP_S = 15

/** Back, play or pause, and forward. */
export function SoundButtons({ sound }: { sound: Sound | null }) {
  const t = useT()
  const isOn = sound !== null && runs(sound)
  const label = isOn ? t('media.pause') : t(sound?.state === 'ended' ? 'media.replay' : 'media.play')
  const Icon = isOn ? Pause : Play
  return (
    <>
      <button
        type="button"
        className={styles.skip}
        aria-label={t('media.backward', { count: SKIP_S })}
        onClick={() => skipSound(-SKIP_S)}
      >
        <RotateCcw size={30} strokeWidth={1.6} aria-hidden />
        <span className={styles.seconds}>{SKIP_S}</span>
      </button>
      <button type="button" className={styles.play} aria-label={label} onClick={isOn ? pauseSound : playSound}>
        {sound?.state === 'waiting' ? (
          <LoaderCircle size={32} className={styles.turning} aria-hidden />
        ) : (
          <Icon size={32} fill="currentColor" strokeWidth={1} aria-hidden />
        )}
      </button>
      <button
        type="button"
        className={styles.skip}
        aria-label={t('media.forward', { count: SKIP_S })}
        onClick={() => skipSound(SKIP_S)}
      >
        <RotateCw size={30} strokeWidth={1.6} aria-hidden />
        <span className={styles.seconds}>{SKIP_S}</span>
      </button>
    </>
  )
}
