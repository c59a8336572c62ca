/** Limits seeking in a medium that must be watched in order. */
export interface SeekRules {
  /** In seconds; undefined allows any place. */
  limit: () => number | undefined
  /** Called when the person tried to go farther. */
  onHeld: () => void
}

export interface SeekGuard {
  /** The farthest allowed place: the covered part, and what was played since. */
  reach: () => number | undefined
  /** Moves playback back to this place and limits it to that. */
  setBack: (seconds: number) => void
  stop: () => void
}

/** Players stop this close to the place they were sent to. */
const BESIDE_S = 1
/** The limit is updated every few seconds, so playback may be ahead of it by this much. */
const AHEAD_S = 15

/**
 * Limits seeking in an element, whatever moves it: the bar, keys, headphones, or the native player of the device. Going
 * back is always allowed.
 */
export function guardSeek(element: HTMLMediaElement, { limit, onHeld }: SeekRules): SeekGuard {
  let played = 0
  const reach = () => {
    const known = limit()
    return known === undefined ? undefined : Math.max(known, played)
  }
  const hold = (to: number) => {
    element.currentTime = to
    onHeld()
  }
  const follow = () => {
    const farthest = reach()
    if (farthest === undefined || element.seeking) return
    if (element.currentTime > farthest + AHEAD_S) return hold(farthest)
    if (!element.paused) played = Math.max(played, element.currentTime)
  }
  const check = () => {
    const farthest = reach()
    if (farthest !== undefined && element.currentTime > farthest + BESIDE_S) hold(farthest)
  }
  element.addEventListener('timeupdate', follow)
  element.addEventListener('seeking', check)
  return {
    reach,
    setBack: (seconds) => {
      played = seconds
      if (element.currentTime > seconds) element.currentTime = seconds
    },
    stop: () => {
      element.removeEventListener('timeupdate', follow)
      element.removeEventListener('seeking', check)
    },
  }
}
