import { createStore, useStore } from '../store/store.ts'

/** The indicator hides this long after the last answer, so that it does not flicker between two requests in a row. */
export const HIDE_AFTER_MS = 200

const visible = createStore(false)
let pending = 0
let hiding: ReturnType<typeof setTimeout> | undefined

/** Counts a request as pending until the returned function is called. */
export function beginLoading(): () => void {
  pending += 1
  clearTimeout(hiding)
  visible.set(true)
  let ended = false
  return () => {
    if (ended) return
    ended = true
    pending -= 1
    if (pending === 0) hiding = setTimeout(() => visible.set(false), HIDE_AFTER_MS)
  }
}

export const isLoading = (): boolean => visible.get()
export const useLoading = (): boolean => useStore(visible)
