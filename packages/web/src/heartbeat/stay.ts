/** A timer that fires much later than asked means that the device slept: that was no presence. */
const LONGEST_STEP_S = 10
/** A day, the most one heartbeat may carry. */
const MAX_STAY_S = 86_400

/** Seconds of presence between two looks at a clock that only runs forward. */
export function presence(from: number, to: number): number {
  return Math.min(LONGEST_STEP_S, Math.max(0, (to - from) / 1000))
}

/** What one heartbeat claims: whole tenths, never above what the contract takes. */
export const claim = (seconds: number): number => Math.min(MAX_STAY_S, Math.floor(seconds * 10) / 10)
