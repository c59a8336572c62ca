import { useEffect, useEffectEvent, useState } from 'react'

const TICK_MS = 500

/** Milliseconds until a moment of the server's clock; null without a deadline. A wrong clock of the device does not matter. */
export function useTimeLeft(deadline: string | null, clockOffset: number, onOver: () => void): number | null {
  const end = deadline === null ? null : new Date(deadline).getTime() - clockOffset
  const [now, setNow] = useState(() => Date.now())
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (end === null) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() < end) return
      clearInterval(timer)
      over()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [end])
  return end === null ? null : Math.max(0, end - now)
}
