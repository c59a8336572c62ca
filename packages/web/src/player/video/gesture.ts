/** Fingers tremble: less than this is no movement. */
const SLOP_PX = 10
/** One stroke across the picture is worth so much, so that a long video can still be placed by the second. */
const STROKE_S = 90
const STROKE_SHARE = 0.25

export type Side = 'back' | 'middle' | 'forward'

/** Which third of the picture a finger is on. */
export function sideOf(x: number, width: number): Side {
  if (x < width / 3) return 'back'
  return x > (width * 2) / 3 ? 'forward' : 'middle'
}

/** What a finger that went so far means: along the picture it seeks, up or down it scrolls the page. */
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

/** Where in the medium a stroke leads that began at `from`. */
export function strokeTo({ from, dx, width, duration }: Stroke): number {
  const worth = Math.min(duration, Math.max(STROKE_S, duration * STROKE_SHARE))
  return clamp(from + (dx / Math.max(1, width)) * worth, duration)
}

export const clamp = (seconds: number, duration: number): number => Math.min(Math.max(0, seconds), duration)
