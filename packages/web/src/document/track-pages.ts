import type { OnPlayed } from '../player/place/played.ts'

/** A stretch is told at least this often, so that little is lost when the page is closed without a word. */
const STRETCH_S = 5
/** Timers run late on a busy phone; beyond that the device has slept. */
const MOST_S = 2 * STRETCH_S
/** Shorter than this, a page only flew past. */
const LEAST_S = 0.5

interface Tracking {
  fileId: string
  /** Whether a person could see it now. */
  isVisible: () => boolean
  onPlayed: OnPlayed
}

export interface PageTracker {
  /** This page is in front of the person now. */
  look: (page: number) => void
  stop: () => void
}

/** Tells which pages a person really looked at, and how long. */
export function trackPages({ fileId, isVisible, onPlayed }: Tracking): PageTracker {
  let stretch: { page: number; startedAt: number; at: string; visible: boolean } | null = null
  const now = () => performance.now() / 1000

  const begin = (page: number) => {
    stretch = { page, startedAt: now(), at: new Date().toISOString(), visible: isVisible() }
  }
  const end = () => {
    if (!stretch) return
    const { page, startedAt, at, visible } = stretch
    stretch = null
    const seconds = Math.min(now() - startedAt, MOST_S)
    if (seconds < LEAST_S) return
    onPlayed({ fileId, kind: 'document', from: page, to: page, rate: 1, seconds, visible, at })
  }
  const turn = () => {
    if (!stretch) return
    const { page } = stretch
    end()
    begin(page)
  }
  const timer = setInterval(turn, STRETCH_S * 1000)
  document.addEventListener('visibilitychange', turn)
  addEventListener('pagehide', end)
  return {
    look(page) {
      if (stretch?.page === page) return
      end()
      begin(page)
    },
    stop() {
      end()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', turn)
      removeEventListener('pagehide', end)
    },
  }
}
