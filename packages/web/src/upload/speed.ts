/** How long what was fast a while ago still counts. */
const MEMORY_MS = 4000
/** Less time between two looks says nothing. */
const SHORTEST_MS = 250

export interface Speed {
  /** Bytes a second, smoothed; 0 while nothing is known yet. */
  look: (sent: number, now: number) => number
  /** After a break: what lies before it says nothing about what comes. */
  reset: () => void
}

export function createSpeed(): Speed {
  let last: { sent: number; at: number } | undefined
  let speed = 0
  return {
    look(sent, now) {
      // A piece that is sent once more makes the count fall: it begins anew from there.
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

/** Seconds until all is there; undefined while that is anybody's guess. */
export function secondsLeft(rest: number, speed: number): number | undefined {
  if (speed < 1) return undefined
  return Math.max(1, Math.round(rest / speed))
}
