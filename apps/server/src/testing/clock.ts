import type { Clock } from '../kernel/clock.ts'

export interface TestClock extends Clock {
  advance(milliseconds: number): void
  set(now: Date): void
  /** Stands still at this moment until it is set: for totals that must not count the time of the test itself. */
  hold(now: Date): void
}

/** A clock that runs like the real one and that tests can move. */
export function aClock(): TestClock {
  let offset = 0
  let isHeld = false
  const real = () => (isHeld ? 0 : Date.now())
  return {
    now: () => new Date(real() + offset),
    advance: (milliseconds) => {
      offset += milliseconds
    },
    set: (now) => {
      isHeld = false
      offset = now.getTime() - real()
    },
    hold: (now) => {
      isHeld = true
      offset = now.getTime()
    },
  }
}
