import { useEffect, useState } from 'react'

/** Whether the time for so many questions is over. */
export function useAsks(asks: number, everyMs: number): { isOver: boolean } {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), asks * everyMs)
    return () => clearTimeout(timer)
  }, [asks, everyMs])
  return { isOver }
}
