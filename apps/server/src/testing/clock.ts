import type { Clock } from '../kernel/clock.ts'

export interface TestClock extends Clock {
  advance(milliseconds: number): void
  set(now: Date): void
}

/** Runs like the real one and can be moved. */
export function aClock(): TestClock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    advance: (milliseconds) => {
      offset += milliseconds
    },
    set: (now) => {
      offset = now.getTime() - Date.now()
    },
  }
}
