import { useEffect, useState } from 'react'
import { wantsStillness } from '../reduced-motion.ts'

interface Autoplay {
  /** Whether it advances automatically at all: not for people who want less motion, and not for a single item. */
  offered: boolean
  playing: boolean
  toggle: () => void
  /** Properties for the moving element: it pauses under a finger, a pointer or the focus. */
  rest: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onTouchStart: () => void
    onTouchEnd: () => void
    onTouchCancel: () => void
    onFocus: () => void
    onBlur: () => void
  }
}

/** Calls `next` at an interval, except while the person touches, hovers or focuses it, or while the page is hidden. */
export function useAutoplay({
  next,
  everyMs,
  wanted,
}: {
  next: () => void
  everyMs: number
  wanted: boolean
}): Autoplay {
  const [still] = useState(wantsStillness)
  const [playing, setPlaying] = useState(true)
  const [resting, setResting] = useState(false)
  const offered = wanted && !still
  const runs = offered && playing && !resting
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => {
      if (!document.hidden) next()
    }, everyMs)
    return () => clearInterval(timer)
  }, [runs, next, everyMs])
  const hold = () => setResting(true)
  const go = () => setResting(false)
  return {
    offered,
    playing,
    toggle: () => setPlaying(!playing),
    rest: {
      onPointerEnter: hold,
      onPointerLeave: go,
      onTouchStart: hold,
      onTouchEnd: go,
      onTouchCancel: go,
      onFocus: hold,
      onBlur: go,
    },
  }
}
