const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const
/** Moving a mouse makes hundreds of events; one of them is enough. */
const EVERY_MS = 500

/** Calls back when somebody touches, types, scrolls or returns to the page. Stops by the function it answers. */
export function watchActivity(onSign: () => void): () => void {
  let told = -EVERY_MS
  const tell = (event: Event) => {
    // What scripts do is no sign of life; the harness of a browser makes trusted events as people do.
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
