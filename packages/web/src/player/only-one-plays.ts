let playing: HTMLMediaElement | null = null

/** Whatever begins to play ends what played before. Answers how to leave. */
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
