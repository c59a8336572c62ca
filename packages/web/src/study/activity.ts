const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const
/** Moving a mouse makes hundreds of events; one per interval is enough. */
const EVERY_MS = 500

/** Calls back on touch, keys, scrolling or a return to the page. Returns a function that stops it. */
export function watchActivity(onSign: () => void): () => void {
  let told = -EVERY_MS
  const tell = (event: Event) => {
    // Events from scripts do not count as activity; automated browsers send trusted events like people do.
    if (!event.isTrusted && event.type !== 'visibilitychange') return
    const now = performance.now()
    if (now - told < EVERY_MS) return
    told = now
    onSign()
  }
  const back = (event: Event) => {
    if (document.visibilityState === 'visible') tell(event)
  }
  for (const name of SIGNS) addEventListener(name, tell, { capture: true, passive: true })
  document.addEventListener('visibilitychange', back)
  return () => {
    for (const name of SIGNS) removeEventListener(name, tell, { capture: true })
    document.removeEventListener('visibilitychange', back)
  }
}
