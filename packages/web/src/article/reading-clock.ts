/** After this time without input the person is no longer reading. */
const AWAY_MS = 600_000

export interface ReadingClock {
  /** The text became visible, or is no longer visible. */
  show(inView: boolean, now: number): void
  /** The person did something: scrolled, tapped, pressed a key. */
  sign(now: number): void
  /** The seconds since the last call of `take`. */
  take(now: number): number
}

/** Measures how long a text is read: while it is visible and the person is active. */
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
