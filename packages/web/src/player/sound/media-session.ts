import { clamp } from '../video/gesture.ts'

export interface SessionFacts {
  title: string
  coverUrl: string | null
  duration: number
}

const STEP_S = 10

/** The metadata and actions for the lock screen, media keys and headphones. */
export function joinMediaSession(element: HTMLMediaElement, { title, coverUrl, duration }: SessionFacts): () => void {
  if (!('mediaSession' in navigator)) return () => undefined
  const { mediaSession } = navigator
  const seek = (to: number) => {
    element.currentTime = clamp(to, duration)
  }
  const handlers: readonly (readonly [MediaSessionAction, MediaSessionActionHandler])[] = [
    ['play', () => void element.play().catch(() => undefined)],
    ['pause', () => element.pause()],
    ['seekbackward', ({ seekOffset = STEP_S }) => seek(element.currentTime - (seekOffset ?? STEP_S))],
    ['seekforward', ({ seekOffset = STEP_S }) => seek(element.currentTime + (seekOffset ?? STEP_S))],
    ['seekto', ({ seekTime }) => seek(seekTime ?? element.currentTime)],
  ]
  const set = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
    try {
      mediaSession.setActionHandler(action, handler)
    } catch {
      // Not every browser supports every action.
    }
  }
  const begin = () => {
    const artwork = coverUrl ? [{ src: new URL(coverUrl, location.href).href }] : []
    mediaSession.metadata = new MediaMetadata({ title, artwork })
    for (const [action, handler] of handlers) set(action, handler)
  }
  const place = () => {
    const position = clamp(element.currentTime, duration)
    mediaSession.setPositionState?.({ duration, position, playbackRate: element.playbackRate })
  }
  element.addEventListener('play', begin)
  for (const name of ['playing', 'seeked', 'ratechange']) element.addEventListener(name, place)
  return () => {
    element.removeEventListener('play', begin)
    for (const name of ['playing', 'seeked', 'ratechange']) element.removeEventListener(name, place)
    if (mediaSession.metadata?.title !== title) return
    mediaSession.metadata = null
    for (const [action] of handlers) set(action, null)
  }
}
