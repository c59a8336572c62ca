/** A timer that fires much later than set means that the device was asleep, which is no presence. */
const LONGEST_STEP_S = 10
/** One day, the maximum of one heartbeat. */
const MAX_STAY_S = 86_400

/** Seconds of presence between two readings of a monotonic clock. */
export function presence(from: number, to: number): number {
  return Math.min(LONGEST_STEP_S, Math.max(0, (to - from) / 1000))
}

/** The value of one heartbeat: whole tenths, at most the maximum of the contract. */
export const claim = (seconds: number): number => Math.min(MAX_STAY_S, Math.floor(seconds * 10) / 10)
