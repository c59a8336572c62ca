import { startTransition, useEffect, useState } from 'react'

/** True for the rest of the page's lifetime once its first screen was painted. */
let painted = false

/** False in the first render, so that the first screen is painted first; true soon after, and from then on. */
export function useAfterFirstPaint(): boolean {
  const [after, setAfter] = useState(painted)
  useEffect(() => {
    if (after) return
    // Waits for the frame of this render and the next one: by then it is on the screen.
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
