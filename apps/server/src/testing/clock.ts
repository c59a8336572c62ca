import type { Clock } from '../kernel/clock.ts'

export interface TestClock extends Clock {
  advance(milliseconds: number): void
  set(now: Date): void
}

/** A clock that runs like the real one and that tests can move. */
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
