import type { Stretch } from '../../../packages/rules/src/coverage.ts'

/** Every viewer sends an update at this interval and has played for the same time since the last one. */
export const TICK_MS = 5000
/** Every so many updates the viewer jumps ahead, so that the covered parts are not one single stretch. */
const JUMP_EVERY = 12
const JUMP_MS = 15_000

/**
 * The stretch that the update with this number reports. The sender and the check afterwards compute it in the same way.
 */
export function playedIn(seq: number): Stretch {
  const from = (seq - 1) * TICK_MS + Math.floor(seq / JUMP_EVERY) * JUMP_MS
  return [from, from + TICK_MS]
}
