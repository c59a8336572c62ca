const SHORTEST_MS = 1000
const LONGEST_MS = 30_000

/** How long to wait before the next process is started in place of one that ended. */
export interface RestartPause {
  /** Twice as long each time: without a database new processes end as they start, and every start takes seconds of a processor. */
  next(): number
  /** A process started well. */
  reset(): void
}

export function restartPause(): RestartPause {
  let ms = SHORTEST_MS
  return {
    next() {
      const now = ms
      ms = Math.min(2 * ms, LONGEST_MS)
      return now
    },
    reset() {
      ms = SHORTEST_MS
    },
  }
}
