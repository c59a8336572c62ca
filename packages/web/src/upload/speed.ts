/** How long earlier samples still count. */
const MEMORY_MS = 4000
/** Samples closer together are ignored. */
const SHORTEST_MS = 250

export interface Speed {
  /** Bytes per second, smoothed; 0 while unknown. */
  look: (sent: number, now: number) => number
  /** After a break, earlier samples do not count. */
  reset: () => void
}

export function createSpeed(): Speed {
  let last: { sent: number; at: number } | undefined
  let speed = 0
  return {
    look(sent, now) {
      // When a piece is sent again, the count decreases: measuring starts again from there.
      if (!last || sent < last.sent) {
        last = { sent, at: now }
        return speed
      }
      const passed = now - last.at
      if (passed < SHORTEST_MS) return speed
      const current = ((sent - last.sent) * 1000) / passed
      const weight = speed === 0 ? 1 : 1 - Math.exp(-passed / MEMORY_MS)
      speed += (current - speed) * weight
      last = { sent, at: now }
      return speed
    },
    reset() {
      last = undefined
      speed = 0
    },
  }
}

/** Seconds until the upload is complete; undefined while unknown. */
export function secondsLeft(rest: number, speed: number): number | undefined {
  if (speed < 1) return undefined
  return Math.max(1, Math.round(rest / speed))
}
