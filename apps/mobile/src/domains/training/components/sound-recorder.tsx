import { RECORDING_SECONDS } from '@sands/rules/training/homework'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { timeText } from '@sands/web/player/controls/time-text'
import { useRecorder } from '@sands/web/training/use-recorder'
import { Mic, Square } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from './sound-recorder.module.css'

interface SoundRecorderProps {
  /** No further file can be attached. */
  isFull: boolean
  onMade: (file: File) => void
  /** A recording runs, or waits for the person to attach or discard it. */
  onOpen: (isOpen: boolean) => void
  /** The person tried to hand in without it. */
  isMissed: boolean
}

const MINUTE_S = 60

/** Records sound in place. It is listened to before it is attached. */
export function SoundRecorder({ isFull, onMade, onOpen, isMissed }: SoundRecorderProps) {
  const t = useT()
  const [language] = useLanguage()
  const recorder = useRecorder(RECORDING_SECONDS)
  const { state } = recorder
  const isOpen = state === 'recording' || state === 'ready'
  const tell = useEffectEvent(onOpen)
  useEffect(() => {
    tell(isOpen)
    return () => tell(false)
  }, [isOpen])
  const missed = isMissed && (
    <p className={styles.note} role="alert">
      {t('training.record_open')}
    </p>
  )
  if (!recorder.isSupported) return <p className={styles.note}>{t('training.record_unsupported')}</p>

  function attach() {
    const moment = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'short', timeStyle: 'medium' })
    const time = moment.format(new Date()).replaceAll(/[/:\\]/g, '-')
    const file = recorder.take(t('training.record_name', { time }))
    if (file) onMade(file)
  }

  if (state === 'recording')
    return (
      <div className={styles.box}>
        <p className={styles.live} role="timer">
          <span className={styles.dot} aria-hidden />
          {t('training.record_running', { time: timeText(recorder.seconds), limit: timeText(RECORDING_SECONDS) })}
        </p>
        <button type="button" className={styles.act} onClick={recorder.stop}>
          <Square size={18} aria-hidden />
          {t('training.record_stop')}
        </button>
        {missed}
      </div>
    )
  if (state === 'ready' && recorder.url)
    return (
      <div className={styles.box}>
        <p className={styles.note}>{t('training.record_listen')}</p>
        {/* biome-ignore lint/a11y/useMediaCaption: the person's own recording has no captions */}
        <audio className={styles.sound} src={recorder.url} controls aria-label={t('training.record_listen')} />
        <div className={styles.pair}>
          <Button look="soft" onClick={recorder.start}>
            {t('training.record_again')}
          </Button>
          <Button onClick={attach}>{t('training.record_attach')}</Button>
        </div>
        <Button look="plain" onClick={recorder.drop}>
          {t('training.record_drop')}
        </Button>
        {missed}
      </div>
    )
  return (
    <div className={styles.plain}>
      <button type="button" className={styles.act} disabled={isFull || state === 'asking'} onClick={recorder.start}>
        <Mic size={18} aria-hidden />
        {t('training.record_start')}
      </button>
      {(state === 'refused' || state === 'failed') && (
        <p className={styles.note} role="alert">
          {t(`training.record_${state}`)}
        </p>
      )}
      {state === 'idle' && (
        <p className={styles.note}>{t('training.record_limit', { minutes: RECORDING_SECONDS / MINUTE_S })}</p>
      )}
    </div>
  )
}
