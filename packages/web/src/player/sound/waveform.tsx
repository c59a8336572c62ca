import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useT } from '../../i18n/i18n.ts'
import { timeText } from '../controls/time-text.ts'
import styles from './waveform.module.css'
import { BARS, barsOf, keyTime } from './waveform-bars.ts'

interface WaveformProps {
  waveform: readonly number[] | null
  time: number
  duration: number
  /** The farthest place to seek to; places played since then are allowed too. */
  limit?: number | undefined
  onSeek: (seconds: number) => void
}

/** The width of a bar as a fraction of its slot; the rest is the gap. */
const BAR_WIDTH = 0.6

function Bars({ bars, className }: { bars: readonly number[]; className: string | undefined }) {
  const path = bars.map((bar, index) => `M${index} ${50 - bar / 2}h${BAR_WIDTH}v${bar}h-${BAR_WIDTH}z`).join('')
  return (
    <svg className={className} viewBox={`0 0 ${BARS} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** The volume from beginning to end, and the current place. Touch or keys move the place. */
export function Waveform({ waveform, time, duration, limit, onSeek }: WaveformProps) {
  const t = useT()
  const [drawn, setDrawn] = useState<number | null>(null)
  const bars = barsOf(waveform)
  const open = limit === undefined ? duration : Math.min(duration, Math.max(limit, time))
  const shown = Math.min(drawn ?? time, open || time)
  const share = duration > 0 ? Math.min(1, shown / duration) : 0
  const timeAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.min(Math.max(0, (clientX - left) / Math.max(1, width)), 1) * duration
  }
  const press = (event: KeyboardEvent) => {
    const next = keyTime(event.key, time, duration)
    if (next === undefined) return
    event.preventDefault()
    onSeek(next)
  }
  return (
    <div>
      <div
        role="slider"
        tabIndex={0}
        className={styles.waveform}
        aria-label={t('media.position')}
        aria-valuemin={0}
        aria-valuemax={Math.floor(duration)}
        aria-valuenow={Math.floor(shown)}
        aria-valuetext={t('media.time_of', { at: timeText(shown, duration), total: timeText(duration) })}
        style={
          {
            '--played': `${share * 100}%`,
            '--open': `${duration > 0 ? (open / duration) * 100 : 100}%`,
          } as CSSProperties
        }
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setDrawn(timeAt(event))
        }}
        onPointerMove={(event) => {
          if (drawn !== null) setDrawn(timeAt(event))
        }}
        onPointerUp={(event) => {
          if (drawn !== null) onSeek(timeAt(event))
          setDrawn(null)
        }}
        onPointerCancel={() => setDrawn(null)}
      >
        <Bars bars={bars} className={styles.bars} />
        <Bars bars={bars} className={styles.played} />
        {open < duration && <span className={styles.limit} />}
        <span className={styles.head} />
      </div>
      <p className={styles.times} aria-hidden="true">
        <span>{timeText(shown, duration)}</span>
        <span>{timeText(duration)}</span>
      </p>
    </div>
  )
}
