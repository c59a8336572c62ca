import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** The time until a moment, as minutes and seconds. */
export function useTimeLeft(until: string | null): { seconds: number; text: string } {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const seconds = until ? Math.max(0, Math.ceil((Date.parse(until) - now) / SECOND_MS)) : 0
  const two = (value: number) => String(value).padStart(2, '0')
  return { seconds, text: `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}` }
}
