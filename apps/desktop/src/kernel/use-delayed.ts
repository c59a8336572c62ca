import { useEffect, useState } from 'react'

/** The value as it was when it last stood still for so long: what follows typing need not follow every letter. */
export function useDelayed<T>(value: T, milliseconds: number): T {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return delayed
}
