import type { Playable } from '@sands/contract/media/media.model'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useT } from '../../i18n/i18n.ts'
import { useMediaClock } from '../use-media.ts'
import { clamp } from '../video/gesture.ts'
import { SeekPreview } from '../video/seek-preview.tsx'
import styles from './seek-bar.module.css'
import { timeText } from './time-text.ts'

const STEP_S = 5

interface SeekBarProps {
  video: HTMLVideoElement | null
  playable: Playable
  /** The place that a swipe on the picture would seek to. */
  stroke: number | null
  /** The farthest place that the learner may seek to; places played since then are allowed too. */
  limit?: number | undefined
  onSeek: (seconds: number) => void
}

const percent = (part: number, whole: number) => `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%`

/** Keeps the preview inside the picture, where it would be cut off at the edges. */
const within = (at: string, width = 64) => `clamp(${width / 2}px, ${at}, calc(100% - ${width / 2}px))`

/** The seek bar: the seen and the loaded part, and a thumbnail of any moment. A range input can show neither. */
export function SeekBar({ video, playable, stroke, limit, onSeek }: SeekBarProps) {
  const t = useT()
  const { duration, thumbnails } = playable
  const { time, buffered } = useMediaClock(video)
  const [drag, setDrag] = useState<number | null>(null)
  const [hover, setHover] = useState<number | null>(null)
  const open = limit === undefined ? duration : Math.max(limit, time)
  const now = Math.min(drag ?? stroke ?? time, duration, open)
  // Places beyond the limit have no preview.
  const pointed = drag === null ? (hover !== null && hover <= open ? hover : null) : Math.min(drag, open)

  const secondsAt = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return clamp(((event.clientX - left) / Math.max(1, width)) * duration, duration)
  }
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowUp: STEP_S, ArrowDown: -STEP_S, PageUp: duration / 10, PageDown: -duration / 10 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onSeek(now + step)
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.bar}
      data-dragged={drag !== null}
      data-pointed={pointed !== null}
      aria-label={t('media.position')}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(now)}
      aria-valuetext={t('media.time_of', { at: timeText(now, duration), total: timeText(duration) })}
      onKeyDown={keys}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag(secondsAt(event))
      }}
      onPointerMove={(event) => {
        if (drag !== null) setDrag(secondsAt(event))
        if (event.pointerType === 'mouse') setHover(secondsAt(event))
      }}
      onPointerUp={(event) => {
        if (drag !== null) onSeek(secondsAt(event))
        setDrag(null)
      }}
      onPointerCancel={() => setDrag(null)}
      onPointerLeave={() => setHover(null)}
    >
      <span className={styles.track}>
        <span className={styles.loaded} style={{ width: percent(buffered, duration) }} />
        <span className={styles.seen} style={{ width: percent(now, duration) }} />
        {open < duration && <span className={styles.closed} style={{ left: percent(open, duration) }} />}
      </span>
      {open < duration && <span className={styles.limit} style={{ left: percent(open, duration) }} aria-hidden />}
      <span className={styles.knob} style={{ left: percent(now, duration) }} />
      {pointed !== null && (
        <span className={styles.pointed} style={{ left: within(percent(pointed, duration), thumbnails?.width) }}>
          <SeekPreview thumbnails={thumbnails} seconds={pointed} total={duration} />
        </span>
      )}
    </div>
  )
}

/** A separate component, because it renders again several times per second. */
export function PlayerTime({ video, duration }: { video: HTMLVideoElement | null; duration: number }) {
  const { time } = useMediaClock(video)
  return (
    <span className={styles.time}>
      {timeText(Math.min(time, duration), duration)}
      <span className={styles.total}>{` / ${timeText(duration)}`}</span>
    </span>
  )
}
