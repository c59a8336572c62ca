import type { OnPlayed, Played } from './played.ts'

/** A stretch is reported at least this often, so that little is lost when the page is closed abruptly. */
const STRETCH_S = 5
/** Elements update the time about four times a second: more than this cannot have been played since the last update. */
const TOLD_EVERY_S = 0.3
/** Shorter stretches are noise of starting and stopping. */
const LEAST_S = 0.05

interface Tracking {
  fileId: string
  kind: Extract<Played['kind'], 'video' | 'audio'>
  /** Whether a person could see it now. Called repeatedly during playback. */
  isVisible: () => boolean
  onPlayed: OnPlayed
}

interface Stretch {
  from: number
  /** The position of the element at its last time update, and when that was. */
  told: number
  toldAt: number
  rate: number
  startedAt: number
  at: string
  visible: boolean
}

/** Reports what an element actually plays: no jumps, stalls or pauses. Returns a function that stops it. */
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

  /** While it seeks, the element already reports the target: the position reached before has to be computed. */
  const reached = ({ told, toldAt, rate }: Stretch) =>
    element.seeking ? told + Math.min(now() - toldAt, TOLD_EVERY_S) * rate : element.currentTime

  const end = () => {
    if (!stretch) return
    const { from, rate, startedAt, at, visible } = stretch
    const to = reached(stretch)
    stretch = null
    // The clock of a device continues while it sleeps: the medium says how much was played.
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
  /** When the speed changes, the element already has the new one; the stretch so far had the old one. */
  const turn = () => {
    end()
    begin()
  }

  const listeners: readonly (readonly [string, () => void])[] = [
    // This is also the end of a stall, during which the element may have updated the time.
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
