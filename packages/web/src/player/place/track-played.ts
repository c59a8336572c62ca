import type { OnPlayed, Played } from './played.ts'

/** A stretch is told at least this often, so that little is lost when the page is closed without a word. */
const STRETCH_S = 5
/** Elements tell the time about four times a second: more than this cannot have been played since the last one. */
const TOLD_EVERY_S = 0.3
/** Shorter than this is the noise of starting and stopping. */
const LEAST_S = 0.05

interface Tracking {
  fileId: string
  kind: Extract<Played['kind'], 'video' | 'audio'>
  /** Whether a person could see it now. Asked again and again while it plays. */
  isVisible: () => boolean
  onPlayed: OnPlayed
}

interface Stretch {
  from: number
  /** Where the element was when it last told, and when that was. */
  told: number
  toldAt: number
  rate: number
  startedAt: number
  at: string
  visible: boolean
}

/** Tells what an element really plays: no jumps, no stalls, no pauses. Stops by the function it answers. */
export function trackPlayed(element: HTMLMediaElement, { fileId, kind, isVisible, onPlayed }: Tracking): () => void {
  let stretch: Stretch | null = null
  const now = () => performance.now() / 1000

  const begin = () => {
    if (stretch || element.paused || element.seeking || element.ended) return
    stretch = {
      from: element.currentTime,
      told: element.currentTime,
      toldAt: now(),
      rate: element.playbackRate,
      startedAt: now(),
      at: new Date().toISOString(),
      visible: isVisible(),
    }
  }

  /** While it seeks, the element already says where it is going: what was reached has to be worked out. */
  const reached = ({ told, toldAt, rate }: Stretch) =>
    element.seeking ? told + Math.min(now() - toldAt, TOLD_EVERY_S) * rate : element.currentTime

  const end = () => {
    if (!stretch) return
    const { from, rate, startedAt, at, visible } = stretch
    const to = reached(stretch)
    stretch = null
    // A device that slept has a clock that ran on: the medium says how much of it was played.
    const seconds = Math.min(now() - startedAt, (to - from) / rate)
    if (seconds < LEAST_S) return
    onPlayed({ fileId, kind, from, to, rate, seconds, visible, at })
  }

  const goOn = () => {
    if (!stretch) return begin()
    if (element.seeking) return
    stretch.told = element.currentTime
    stretch.toldAt = now()
    if (stretch.visible === isVisible() && now() - stretch.startedAt < STRETCH_S) return
    end()
    begin()
  }
  /** At a change of speed the element already has the new one; what was played until now had the old one. */
  const turn = () => {
    end()
    begin()
  }

  const listeners: readonly (readonly [string, () => void])[] = [
    // Also the end of a stall, during which the element may have told the time.
    ['playing', turn],
    ['seeked', begin],
    ['timeupdate', goOn],
    ['ratechange', turn],
    ...['pause', 'waiting', 'seeking', 'ended', 'emptied', 'error'].map((name) => [name, end] as const),
  ]
  for (const [name, listener] of listeners) element.addEventListener(name, listener)
  addEventListener('pagehide', end)
  document.addEventListener('visibilitychange', goOn)
  return () => {
    end()
    for (const [name, listener] of listeners) element.removeEventListener(name, listener)
    removeEventListener('pagehide', end)
    document.removeEventListener('visibilitychange', goOn)
  }
}
