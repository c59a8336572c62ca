/** Who has given no sign of life for so long is no longer reading. */
const AWAY_MS = 600_000

export interface ReadingClock {
  /** The text comes into sight, or goes out of it. */
  show(inView: boolean, now: number): void
  /** The person did something: scrolled, tapped, pressed a key. */
  sign(now: number): void
  /** The seconds since it was last asked. */
  take(now: number): number
}

/** How long a text has been read: while it is in sight, and somebody is there. */
export function createReadingClock(start: number): ReadingClock {
  let since: number | null = null
  let lastSign = start
  let sum = 0
  const count = (now: number) => {
    if (since === null) return
    sum += Math.max(0, Math.min(now, lastSign + AWAY_MS) - since)
    since = now
  }
  return {
    show(inView, now) {
      count(now)
      since = inView ? now : null
      if (inView) lastSign = now
    },
    sign(now) {
      count(now)
      lastSign = now
    },
    take(now) {
      count(now)
      const seconds = sum / 1000
      sum = 0
      return seconds
    },
  }
}
