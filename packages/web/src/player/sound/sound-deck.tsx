import { SPEEDS } from '@sands/rules/study'
import { MoonStar } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '../../i18n/i18n.ts'
import { timeText } from '../controls/time-text.ts'
import type { OnPlayed } from '../place/played.ts'
import { startAt } from '../place/start-at.ts'
import type { StudyRules } from '../place/study-rules.ts'
import type { PlayerFile } from '../player-file.ts'
import type { OfflineSource } from '../source/offline-source.ts'
import { SleepChoice } from './sleep-choice.tsx'
import { closeSound, openSound, playSound, retrySound, seekSound, setSleep, setSoundSpeed } from './sound.ts'
import { SoundButtons } from './sound-buttons.tsx'
import { Choice } from './sound-choice.tsx'
import styles from './sound-deck.module.css'
import { runs, type Sound, soundState, useSound } from './sound-state.ts'
import { useSoundRules } from './use-sound-rules.ts'
import { Waveform } from './waveform.tsx'

interface SoundDeckProps extends StudyRules {
  file: PlayerFile
  offline?: OfflineSource | undefined
  onPlayed: OnPlayed
  autoPlay: boolean
  playsOn: boolean
}

function useOpenSound({ file, offline, onPlayed, autoPlay, playsOn, ...rules }: SoundDeckProps): Sound | null {
  // Playback may continue after this screen is closed, with the last callback.
  const tell = useRef(onPlayed)
  tell.current = onPlayed
  const open = useEffectEvent(() => {
    const { placeKey = file.id, sentTo } = rules
    const at = startAt(file.id, rules)
    openSound({ file, placeKey, startAt: at, offline, onPlayed: (played) => tell.current(played) })
    // A sound that was already open keeps its place, unless another place is requested.
    if (sentTo !== undefined && soundState.get()?.time !== at) seekSound(at)
    if (autoPlay) playSound()
  })
  const { id } = file
  const leave = useEffectEvent(() => {
    const sound = soundState.get()
    // A playing sound continues; a paused one is closed.
    const stays = playsOn && sound !== null && runs(sound)
    if (sound?.file.id === id && !stays) closeSound()
  })
  useEffect(() => {
    open()
    return () => leave()
  }, [])
  const sound = useSound()
  return sound?.file.id === id ? sound : null
}

function Lost({ loss }: { loss: Sound['loss'] }) {
  const t = useT()
  return (
    <div className={styles.lost} role="alert">
      <span>{t(loss === 'network' ? 'media.lost_network' : 'media.lost_sound')}</span>
      <button type="button" className={styles.retry} onClick={retrySound}>
        {t('kernel.retry')}
      </button>
    </div>
  )
}

/** All controls of a playable sound. */
export function SoundDeck(props: SoundDeckProps) {
  const t = useT()
  const { file } = props
  const sound = useOpenSound(props)
  useSoundRules(file.id, props)
  const [panel, setPanel] = useState<'speed' | 'sleep' | null>(null)
  const [minutes, setMinutes] = useState<number | null>(null)
  const toggle = (next: 'speed' | 'sleep') => setPanel(panel === next ? null : next)
  const sleep = sound?.sleep ?? null
  const left = sleep?.kind === 'at' ? timeText((sleep.at - Date.now()) / 1000) : null
  const speed = sound?.speed ?? 1
  return (
    <div className={styles.deck}>
      <Waveform
        waveform={file.playable?.waveform ?? null}
        time={sound?.time ?? 0}
        duration={sound?.duration ?? file.playable?.duration ?? 0}
        limit={props.seekLimit}
        onSeek={seekSound}
      />
      {sound?.state === 'lost' && <Lost loss={sound.loss} />}
      <div className={styles.row}>
        <button
          type="button"
          className={styles.word}
          aria-label={`${t('media.speed')} ${speed}×`}
          aria-expanded={panel === 'speed'}
          onClick={() => toggle('speed')}
        >
          {`${speed}×`}
        </button>
        <SoundButtons sound={sound} />
        <button
          type="button"
          className={styles.word}
          aria-label={left ? `${t('media.sleep')} ${t('media.sleep_left', { time: left })}` : t('media.sleep')}
          aria-expanded={panel === 'sleep'}
          onClick={() => toggle('sleep')}
        >
          {left ?? (
            <MoonStar size={24} strokeWidth={sleep ? 2.4 : 1.8} aria-hidden className={sleep ? styles.on : undefined} />
          )}
        </button>
      </div>
      {panel === 'speed' && (
        <Choice
          label={t('media.speed')}
          options={SPEEDS.map((value) => ({
            id: String(value),
            label: `${value}×`,
            chosen: value === speed,
            choose: () => setSoundSpeed(value),
          }))}
        />
      )}
      {panel === 'sleep' && (
        <SleepChoice
          sleep={sleep}
          minutes={minutes}
          onChoose={(next, chosen) => {
            setSleep(next)
            setMinutes(chosen)
          }}
        />
      )}
    </div>
  )
}
