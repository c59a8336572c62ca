import { useEffect, useState } from 'react'
import { useT } from '../../i18n/i18n.ts'
import styles from './resume-hint.module.css'
import { timeText } from './time-text.ts'

const STAYS_MS = 8_000

interface ResumeHintProps {
  startAt: number
  total: number
  started: boolean
  onRestart: () => void
}

/**
 * Says that playback resumes at the last place, and offers to start from the beginning. Hides by itself once playback
 * has started.
 */
export function ResumeHint({ startAt, total, started, onRestart }: ResumeHintProps) {
  const t = useT()
  const [gone, setGone] = useState(false)
  useEffect(() => {
    if (!started) return
    const timer = setTimeout(() => setGone(true), STAYS_MS)
    return () => clearTimeout(timer)
  }, [started])
  if (gone) return null
  const restart = () => {
    setGone(true)
    onRestart()
  }
  return (
    <div className={styles.hint}>
      <span role="status">{t('media.continued', { at: timeText(startAt, total) })}</span>
      <button type="button" className={styles.restart} onClick={restart}>
        {t('media.from_beginning')}
      </button>
    </div>
  )
}
