import { setImmediate as nextTurn } from 'node:timers/promises'

/** The longest time that other requests have to wait. */
const SLICE_MS = 2

/** Splits work on many rows into slices: between slices the process answers other requests. */
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
