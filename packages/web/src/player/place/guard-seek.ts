/** Where one may go in a medium that wants to be seen in order. */
export interface SeekRules {
  /** Seconds; undefined lets one go anywhere. */
  limit: () => number | undefined
  /** Somebody wanted to go farther. */
  onHeld: () => void
}

export interface SeekGuard {
  /** The farthest place to go to now: what is covered, and what has been played since. */
  reach: () => number | undefined
  /** Back to here, and no farther than that any more. */
  setBack: (seconds: number) => void
  stop: () => void
}

/** Players land a little beside where they were sent. */
const BESIDE_S = 1
/** The limit is told every few seconds: what plays runs ahead of it. */
const AHEAD_S = 15

/**
 * Holds an element back at what may be seen, whoever moves it: the bar, keys, headphones, or the device's own player. Back
 * is always free.
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
