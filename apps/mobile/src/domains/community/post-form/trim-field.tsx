import { LEAST_TRIM_S, type VideoPart } from '@sands/rules/community/publishing'
import { useT } from '@sands/web/i18n/i18n'
import { useEffect, useRef, useState } from 'react'
import styles from './trim-field.module.css'

const FRAMES = 8
const FRAME_WIDTH = 60
const FRAME_HEIGHT = 80
const STEP_S = 0.1

interface TrimFieldProps {
  film: File
  part: VideoPart | null
  onChange: (part: VideoPart | null) => void
}

const event = (video: HTMLVideoElement, name: string) =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('the video cannot be shown')), { once: true })
  })

/** The middle of the frame that the video shows, as high as the strip. */
function drawFrame(video: HTMLVideoElement, context: CanvasRenderingContext2D, at: number): void {
  const { videoWidth, videoHeight } = video
  const width = Math.min(videoWidth, (videoHeight * FRAME_WIDTH) / FRAME_HEIGHT)
  const height = Math.min(videoHeight, (videoWidth * FRAME_HEIGHT) / FRAME_WIDTH)
  const [left, top] = [(videoWidth - width) / 2, (videoHeight - height) / 2]
  context.drawImage(video, left, top, width, height, at * FRAME_WIDTH, 0, FRAME_WIDTH, FRAME_HEIGHT)
}

/** The length of the film; draws frames of it side by side. */
function useStrip(film: File) {
  const strip = useRef<HTMLCanvasElement>(null)
  const [duration, setDuration] = useState<number>()
  useEffect(() => {
    const address = URL.createObjectURL(film)
    const video = document.createElement('video')
    video.muted = true
    video.preload = 'auto'
    let isCurrent = true
    const draw = async () => {
      const loaded = event(video, 'loadeddata')
      video.src = address
      await loaded
      if (!isCurrent || !Number.isFinite(video.duration)) return
      setDuration(video.duration)
      const context = strip.current?.getContext('2d')
      for (let at = 0; context && isCurrent && at < FRAMES; at += 1) {
        const sought = event(video, 'seeked')
        video.currentTime = (video.duration * (at + 0.5)) / FRAMES
        await sought
        if (isCurrent) drawFrame(video, context, at)
      }
    }
    // A browser that cannot show the film publishes all of it.
    void draw().catch(() => undefined)
    return () => {
      isCurrent = false
      video.removeAttribute('src')
      URL.revokeObjectURL(address)
    }
  }, [film])
  return { strip, duration }
}

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10

/** Two handles above frames of the video: the part between them is published. */
export function TrimField({ film, part, onChange }: TrimFieldProps) {
  const t = useT()
  const { strip, duration = 0 } = useStrip(film)
  const isShown = duration > LEAST_TRIM_S
  const length = rounded(duration)
  const start = part?.start ?? 0
  const end = Math.min(part?.end ?? length, length)
  const set = (next: VideoPart) => onChange(next.start <= 0 && next.end >= length ? null : next)
  const percent = (seconds: number) => `${(seconds / Math.max(1, length)) * 100}%`
  const handle = { min: 0, max: length, step: STEP_S, className: styles.handle }
  return (
    <fieldset className={styles.trim} hidden={!isShown}>
      <legend className={styles.label}>{t('community.trim')}</legend>
      <div className={styles.strip}>
        <canvas ref={strip} className={styles.frames} width={FRAMES * FRAME_WIDTH} height={FRAME_HEIGHT} aria-hidden />
        <span className={styles.out} style={{ left: 0, width: percent(start) }} />
        <span className={styles.out} style={{ right: 0, width: percent(length - end) }} />
        <input
          {...handle}
          type="range"
          aria-label={t('community.trim_start')}
          aria-valuetext={t('community.trim_seconds', { seconds: rounded(start) })}
          value={start}
          onChange={({ target }) =>
            set({ start: Math.max(0, Math.min(Number(target.value), end - LEAST_TRIM_S)), end })
          }
        />
        <input
          {...handle}
          type="range"
          aria-label={t('community.trim_end')}
          aria-valuetext={t('community.trim_seconds', { seconds: rounded(end) })}
          value={end}
          onChange={({ target }) =>
            set({ start, end: Math.min(length, Math.max(Number(target.value), start + LEAST_TRIM_S)) })
          }
        />
      </div>
      <p className={styles.length}>{t('community.trim_seconds', { seconds: rounded(end - start) })}</p>
    </fieldset>
  )
}
