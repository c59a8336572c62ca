import { useEffect, useState } from 'react'

/** As on the phone. */
const EVERY_MS = 4000

/** Whose turn it is, one after the other, unless somebody stops it or wants nothing to move. */
export function useRotation(count: number) {
  const [turn, setTurn] = useState(0)
  const [isPlaying, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  useEffect(() => {
    if (!isPlaying || count < 2) return
    const timer = setInterval(() => setTurn((before) => before + 1), EVERY_MS)
    return () => clearInterval(timer)
  }, [isPlaying, count])
  return { current: count > 0 ? turn % count : 0, isPlaying, toggle: () => setPlaying(!isPlaying) }
}
