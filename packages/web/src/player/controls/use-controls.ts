import { useCallback, useEffect, useRef, useState } from 'react'

const STAY_MS = 3_000

export interface Controls {
  shown: boolean
  /** User input: shows the controls for a while. */
  wake: () => void
  /** A tap on the picture. */
  flip: () => void
}

/** Controls that hide by themselves during playback, and stay visible otherwise. */
export function useControls(stay: boolean): Controls {
  const [awake, setAwake] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sleep = useCallback(() => {
    clearTimeout(timer.current)
    setAwake(false)
  }, [])
  const wake = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAwake(false), STAY_MS)
    setAwake(true)
  }, [])
  useEffect(() => {
    if (!stay) wake()
    return () => clearTimeout(timer.current)
  }, [stay, wake])
  const shown = stay || awake
  return { shown, wake, flip: shown && !stay ? sleep : wake }
}
