import { useEffect, useState } from 'react'

/**
 * Seconds left until a moment, read from the clock instead of counted, so that a sleeping tab wakes up with the right
 * number.
 */
export function useCountdown(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    const update = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    update()
    if (until <= Date.now()) return
    const timer = setInterval(update, 250)
    const end = setTimeout(() => clearInterval(timer), until - Date.now() + 300)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [until])

  return [left, (seconds) => setUntil(Date.now() + seconds * 1000)]
}
