import { useCallback, useEffect, useRef, useState } from 'react'

/** Out of the way this long after it was last wanted. */
const REST_MS = 3000

/** For what floats over a page: out of the way while the person reads on or does nothing, back once they turn back up. */
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
