/** The only source of time: tests move it, everything else reads it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
