import type { OnPlayed } from '../player/place/played.ts'

/** A stretch is reported at least this often, so that little is lost when the page is closed abruptly. */
const STRETCH_S = 5
/** Timers run late on a busy phone; a longer delay means that the device was asleep. */
const MOST_S = 2 * STRETCH_S
/** A page shown for a shorter time was only scrolled past. */
const LEAST_S = 0.5

interface Tracking {
  fileId: string
  /** Whether the document is visible now. */
  isVisible: () => boolean
  onPlayed: OnPlayed
}

export interface PageTracker {
  /** This page is the current one. */
  look: (page: number) => void
  stop: () => void
}

/** Reports which pages a person looked at, and for how long. */
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
