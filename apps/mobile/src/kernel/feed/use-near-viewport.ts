import { useEffect, useRef, useState } from 'react'

/** So far below the screen something begins to come. */
const AHEAD = '400px 0px'

/** Whether an element has come near the screen; from then on it has. */
export function useNearViewport<T extends Element>() {
  const ref = useRef<T>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [near])
  return { ref, near }
}
