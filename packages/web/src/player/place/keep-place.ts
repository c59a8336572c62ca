import { keepPosition } from './resume-position.ts'

const EVERY_S = 5

/** Stores the place often enough that a crash loses only seconds. */
export function keepPlace(
  element: HTMLMediaElement,
  { placeKey, duration }: { placeKey: string; duration: number },
): () => void {
  let noted = -1
  const note = () => {
    const seconds = element.currentTime
    // Before playback starts, and without a source, the element is at 0, which is not the person's place.
    if (element.readyState === 0 || element.played.length === 0 || seconds === noted) return
    noted = seconds
    keepPosition(placeKey, { seconds: element.ended ? duration : seconds, duration })
  }
  const now = () => {
    if (Math.abs(element.currentTime - noted) >= EVERY_S) note()
  }
  element.addEventListener('timeupdate', now)
  for (const name of ['pause', 'ended', 'seeked']) element.addEventListener(name, note)
  addEventListener('pagehide', note)
  return () => {
    note()
    element.removeEventListener('timeupdate', now)
    for (const name of ['pause', 'ended', 'seeked']) element.removeEventListener(name, note)
    removeEventListener('pagehide', note)
  }
}
