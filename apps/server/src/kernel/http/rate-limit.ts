import type { Clock } from '../clock.ts'

const WINDOW_MS = 60_000
/** Invented addresses must not fill the memory. */
const MAX_KEYS = 200_000

export interface RateLimit {
  /** Counts one request. Returns the seconds to wait if it exceeds the limit, otherwise 0. */
  take(key: string): number
}

/**
 * Limits the requests per minute for a key in this process. A fixed window costs one map access for each request. It
 * allows a burst at the turn of a minute, which is harmless, because nothing here protects a secret (wrong passwords
 * are counted in the database).
 */
export function rateLimit(perMinute: number, clock: Clock): RateLimit {
  let windowEnd = 0
  let counts = new Map<string, number>()
  return {
    take(key) {
      const now = clock.now().getTime()
      if (now >= windowEnd || counts.size > MAX_KEYS) {
        windowEnd = now + WINDOW_MS
        counts = new Map()
      }
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count > perMinute ? Math.ceil((windowEnd - now) / 1000) : 0
    },
  }
}
