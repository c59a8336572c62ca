import { useEffect, useState } from 'react'

/** The same interval as on the phone. */
const EVERY_MS = 4000

/** The index of the visible item. It advances at an interval, unless the person stops it or wants less motion. */
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
