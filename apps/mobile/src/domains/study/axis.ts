/** The marks beside a chart: their values and their unit. */
export interface Axis {
  unit: 'minute' | 'hour'
  /** Values in the unit, from zero up. */
  ticks: number[]
  /** Seconds at the last mark. */
  top: number
}

const STEPS = {
  minute: [1, 2, 5, 10, 15, 20, 30],
  hour: [1, 2, 5, 10, 20, 50, 100, 200, 500],
} as const
const SECONDS = { minute: 60, hour: 3600 } as const
const MOST_STEPS = 4
/** From this value on, the axis is in hours instead of minutes. */
const HOURS_FROM_S = 2 * 3600

/** Round marks that reach at least the highest bar. */
export function axisOf(highest: number): Axis {
  const unit = highest > HOURS_FROM_S ? 'hour' : 'minute'
  const units = Math.max(1, highest / SECONDS[unit])
  const steps: readonly number[] = STEPS[unit]
  const step = steps.find((size) => Math.ceil(units / size) <= MOST_STEPS) ?? Math.ceil(units / MOST_STEPS)
  const count = Math.max(2, Math.ceil(units / step))
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step)
  return { unit, ticks, top: count * step * SECONDS[unit] }
}

const WIDE_PX = 11
const NARROW_PX = 6.5

/**
 * The approximate width of a mark in the small font of a chart: Chinese characters are nearly twice as wide as Latin
 * ones.
 */
export const tickWidth = (mark: string): number =>
  Math.ceil([...mark].reduce((sum, letter) => sum + (letter >= '\u2e80' ? WIDE_PX : NARROW_PX), 0))
