import type { Stretch } from '../../../packages/rules/src/coverage.ts'

/** Everybody sends so often, and has played as long meanwhile. */
export const TICK_MS = 5000
/** One in so many jumps ahead, so that what is covered is no single stretch. */
const JUMP_EVERY = 12
const JUMP_MS = 15_000

/** What the update of this number says: known to whoever sends it and to whoever looks for it afterwards. */
export function playedIn(seq: number): Stretch {
  const from = (seq - 1) * TICK_MS + Math.floor(seq / JUMP_EVERY) * JUMP_MS
  return [from, from + TICK_MS]
}
