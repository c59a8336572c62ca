type Listener = (event: PopStateEvent) => void

let listener: Listener | undefined

// The window calls its listeners in the order in which they were added, capturing or not. This module loads before the
// router is first rendered, so its listener runs first.
addEventListener('popstate', (event) => listener?.(event))

/**
 * Calls the listener on Back and Forward before the router, and the listener may stop the event. Returns a function
 * that removes it.
 */
export function interceptPopState(hear: Listener): () => void {
  listener = hear
  return () => {
    if (listener === hear) listener = undefined
  }
}
