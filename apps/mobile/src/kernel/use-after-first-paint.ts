import { startTransition, useEffect, useState } from 'react'

/** True for the rest of the page's life once its first screen was painted. */
let painted = false

/** False in the very first rendering, so that what is seen first is painted first; true soon after, and from then on. */
export function useAfterFirstPaint(): boolean {
  const [after, setAfter] = useState(painted)
  useEffect(() => {
    if (after) return
    // The frame that this rendering is part of, and then the next one: by then it is on the screen.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        painted = true
        startTransition(() => setAfter(true))
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [after])
  return after
}
