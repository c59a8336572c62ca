/** The number of bars that fit side by side on a small phone and are still distinguishable. */
export const BARS = 60
/** The minimum height, so that silent sections are visible. */
const LEAST = 8

/** The maximum of each section, from 8 to 100. Without a waveform all bars are equal. */
export function barsOf(waveform: readonly number[] | null): number[] {
  return Array.from({ length: BARS }, (_, index) => {
    if (!waveform || waveform.length === 0) return LEAST
    const from = Math.floor((index * waveform.length) / BARS)
    const to = Math.max(from + 1, Math.floor(((index + 1) * waveform.length) / BARS))
    return Math.max(LEAST, ...waveform.slice(from, to))
  })
}

const STEP_S = 5
const LEAP_S = 30

/** The place that a key moves to from `time`; undefined for other keys. */
export function keyTime(key: string, time: number, duration: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -STEP_S,
    ArrowDown: -STEP_S,
    ArrowRight: STEP_S,
    ArrowUp: STEP_S,
    PageDown: -LEAP_S,
    PageUp: LEAP_S,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(Math.max(0, time + step), duration)
}
