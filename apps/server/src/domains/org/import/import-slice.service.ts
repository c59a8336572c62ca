import { setImmediate as nextTurn } from 'node:timers/promises'

/** Longer than this nobody else is kept waiting. */
const SLICE_MS = 2

/** Work on many rows, a slice at a time: between slices the process answers everybody else. */
export interface Slice {
  /** Returns at once while the slice lasts. */
  pause(): Promise<void> | undefined
}

export function createSlice(): Slice {
  let began = performance.now()
  return {
    pause() {
      if (performance.now() - began < SLICE_MS) return undefined
      return nextTurn().then(() => {
        began = performance.now()
      })
    },
  }
}
