let playing: HTMLMediaElement | null = null

/** Starting one player pauses the one that played before. Returns a function that unregisters it. */
export function onlyOnePlays(element: HTMLMediaElement): () => void {
  const begin = () => {
    if (playing && playing !== element) playing.pause()
    playing = element
  }
  element.addEventListener('play', begin)
  return () => {
    element.removeEventListener('play', begin)
    if (playing === element) playing = null
  }
}
