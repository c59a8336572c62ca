/** How many steps can be undone. */
const MOST_STEPS = 50
/** Letters typed into one field within this time are one step. */
const SAME_STEP_MS = 1500

export interface EditHistory<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  /** The field or part that the last step changed, and when. */
  readonly last?: { readonly about: string; readonly at: number } | undefined
}

export const beginHistory = <T>(now: T): EditHistory<T> => ({ past: [], now, future: [] })

interface Step<T> {
  readonly now: T
  /** Steps about the same field in quick succession count as one. Without a value each change is a step of its own. */
  readonly about?: string | undefined
  readonly at: number
}

export function step<T>(history: EditHistory<T>, { now, about, at }: Step<T>): EditHistory<T> {
  if (now === history.now) return history
  const { last } = history
  const goesOn = about !== undefined && last?.about === about && at - last.at < SAME_STEP_MS
  return {
    past: goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS),
    now,
    future: [],
    last: about === undefined ? undefined : { about, at },
  }
}

export function undo<T>({ past, now, future }: EditHistory<T>): EditHistory<T> {
  const before = past.at(-1)
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

export function redo<T>({ past, now, future }: EditHistory<T>): EditHistory<T> {
  const [after, ...rest] = future
  return after === undefined ? { past, now, future } : { past: [...past, now], now: after, future: rest }
}
