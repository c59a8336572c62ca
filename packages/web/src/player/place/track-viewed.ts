import type { OnPlayed } from './played.ts'

/** A picture shown for a shorter time was only swiped past. */
const LEAST_S = 0.5

interface Looking {
  fileId: string
  onPlayed: OnPlayed
}

/** Reports how long a picture was viewed with the app in the foreground. Returns a function that stops it. */
export function trackViewed({ fileId, onPlayed }: Looking): () => void {
  let since: { clock: number; at: string } | null = null
  const end = () => {
    if (!since) return
    const { clock, at } = since
    since = null
    const seconds = (performance.now() - clock) / 1000
    if (seconds >= LEAST_S) {
      onPlayed({ fileId, kind: 'image', from: 0, to: 0, rate: 1, seconds, visible: true, at })
    }
  }
  const follow = () => {
    if (document.visibilityState !== 'visible') return end()
    since ??= { clock: performance.now(), at: new Date().toISOString() }
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  addEventListener('pagehide', end)
  return () => {
    end()
    document.removeEventListener('visibilitychange', follow)
    removeEventListener('pagehide', end)
  }
}
