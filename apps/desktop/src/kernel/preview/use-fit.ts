import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The scale at which something of this size fits into the element; at most 1. */
export function useFit(size: { width: number; height: number }): {
  ref: RefObject<HTMLDivElement | null>
  scale: number
} {
  const { width, height } = size
  const ref = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setScale(Math.min(1, element.clientWidth / width, element.clientHeight / height))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width, height])
  return { ref, scale }
}
