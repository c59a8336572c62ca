import type { Clock } from '../clock.ts'

const WINDOW_MS = 60_000
/** Invented addresses must not fill the memory. */
const MAX_KEYS = 200_000

export interface RateLimit {
  /** Counts one request; the seconds to wait when it is one too many, otherwise 0. */
  take(key: string): number
}

/**
 * Requests a minute for one key, counted in this process. A fixed window costs one map access a request; the burst it allows
 * around a full minute does no harm, because nothing here guards a secret (wrong passwords are counted in the database).
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
