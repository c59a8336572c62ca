import { useCallback, useEffect, useRef, useState } from 'react'

/** Hides this long after the last use. */
const REST_MS = 3000

/**
 * For elements that float over a page: hidden while the person scrolls down or does nothing, visible again when they
 * scroll up.
 */
export function useAutoHide() {
  const [isTucked, setTucked] = useState(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wake = useCallback(() => {
    setTucked(false)
    clearTimeout(rest.current)
    rest.current = setTimeout(() => setTucked(true), REST_MS)
  }, [])
  useEffect(() => {
    wake()
    let last = window.scrollY
    const look = () => {
      const now = window.scrollY
      if (now > last) setTucked(true)
      if (now < last) wake()
      last = now
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      window.removeEventListener('scroll', look)
      clearTimeout(rest.current)
    }
  }, [wake])
  return { isTucked, wake }
}
