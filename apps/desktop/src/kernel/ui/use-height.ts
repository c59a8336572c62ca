import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The height of an element, updated when it changes. */
export function useHeight<T extends HTMLElement>(): { ref: RefObject<T | null>; height: number } {
  const ref = useRef<T>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setHeight(element.offsetHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, height }
}
