import { useEffect, useEffectEvent } from 'react'

const FIRST_MS = 2_000
const LONGEST_MS = 15_000

/** While something is missing: tries again at once when the device is online again, and at an interval. */
export function useRetry(missing: boolean, again: () => void): void {
  const retry = useEffectEvent(again)
  useEffect(() => {
    if (!missing) return
    let wait = FIRST_MS
    let timer: ReturnType<typeof setTimeout>
    const later = () => {
      timer = setTimeout(() => {
        wait = Math.min(wait * 2, LONGEST_MS)
        retry()
        later()
      }, wait)
    }
    const now = () => retry()
    later()
    addEventListener('online', now)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', now)
    }
  }, [missing])
}
