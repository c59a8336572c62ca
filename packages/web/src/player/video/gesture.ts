/** Smaller movements do not count, because fingers tremble. */
const SLOP_PX = 10
/** Seconds of one swipe across the picture, so that a long video can still be positioned precisely. */
const STROKE_S = 90
const STROKE_SHARE = 0.25

export type Side = 'back' | 'middle' | 'forward'

/** Which third of the picture was touched. */
export function sideOf(x: number, width: number): Side {
  if (x < width / 3) return 'back'
  return x > (width * 2) / 3 ? 'forward' : 'middle'
}

/** The meaning of a movement: horizontally it seeks, vertically it scrolls the page. */
export function dragOf({ dx, dy }: { dx: number; dy: number }): 'seek' | 'scroll' | null {
  if (Math.hypot(dx, dy) < SLOP_PX) return null
  return Math.abs(dx) > Math.abs(dy) ? 'seek' : 'scroll'
}

interface Stroke {
  from: number
  dx: number
  width: number
  duration: number
}

/** The place that a swipe from `from` seeks to. */
export function strokeTo({ from, dx, width, duration }: Stroke): number {
  const worth = Math.min(duration, Math.max(STROKE_S, duration * STROKE_SHARE))
  return clamp(from + (dx / Math.max(1, width)) * worth, duration)
}

export const clamp = (seconds: number, duration: number): number => Math.min(Math.max(0, seconds), duration)
