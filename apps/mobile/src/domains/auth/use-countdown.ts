import { useEffect, useState } from 'react'

/** Seconds left, read from the clock instead of counted, so that a sleeping phone wakes up with the right number. */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 250)
    const stop = setTimeout(() => clearInterval(timer), until - Date.now() + 500)
    return () => {
      clearInterval(timer)
      clearTimeout(stop)
    }
  }, [until])
  return [left, (seconds) => setUntil(Date.now() + seconds * 1000)]
}
