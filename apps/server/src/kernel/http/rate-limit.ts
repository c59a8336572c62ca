import type { Clock } from '../clock.ts'

const WINDOW_MS = 60_000
/** Invented addresses must not fill the memory. */
const MAX_KEYS = 200_000
/** How many of the oldest keys are looked at when there is no room. */
const MOST_LOOKED_AT = 8

export interface RateLimit {
  /** Counts one request. Returns the seconds to wait if it exceeds the limit, otherwise 0. */
  take(key: string): number
}

/**
 * Limits the requests per minute for a key in this process. A fixed window costs one map access for each request. It
 * allows a burst at the turn of a minute, which is harmless, because nothing here protects a secret (wrong passwords
 * are counted in the database).
 */
export function rateLimit(perMinute: number, clock: Clock, maxKeys = MAX_KEYS): RateLimit {
  let windowEnd = 0
  let counts = new Map<string, number>()

  /** Forgets the oldest key that is within its limit. Whoever is beyond it is not forgotten, however many others come. */
  function makeRoom(): void {
    let looked = 0
    for (const [key, count] of counts) {
      counts.delete(key)
      if (count <= perMinute) return
      counts.set(key, count)
      looked += 1
      if (looked >= MOST_LOOKED_AT) return
    }
  }

  return {
    take(key) {
      const now = clock.now().getTime()
      if (now >= windowEnd) {
        windowEnd = now + WINDOW_MS
        counts = new Map()
      }
      const count = (counts.get(key) ?? 0) + 1
      if (count === 1 && counts.size >= maxKeys) makeRoom()
      counts.set(key, count)
      return count > perMinute ? Math.ceil((windowEnd - now) / 1000) : 0
    },
  }
}
