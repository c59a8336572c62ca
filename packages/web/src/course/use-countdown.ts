import { useEffect, useEffectEvent, useState } from 'react'

const TICK_MS = 250

/** Whole seconds left of a countdown that starts when the component is mounted. */
export function useCountdown(seconds: number, onOver?: () => void): number {
  const [startedAt] = useState(() => performance.now())
  const [left, setLeft] = useState(seconds)
  const over = useEffectEvent(() => onOver?.())
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = seconds - (performance.now() - startedAt) / 1000
      setLeft(Math.max(0, Math.ceil(rest)))
      if (rest > 0) return
      clearInterval(timer)
      over()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [seconds, startedAt])
  return left
}
