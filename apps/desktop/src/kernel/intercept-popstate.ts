type Listener = (event: PopStateEvent) => void

let listener: Listener | undefined

// Listeners of a window are called in the order in which they came, whether they capture or not. The router begins to
// listen when it is first shown, and this module is there before it.
addEventListener('popstate', (event) => listener?.(event))

/** Hears of Back and Forward before the router does, and may keep it from hearing. Gives what ends it. */
export function interceptPopState(hear: Listener): () => void {
  listener = hear
  return () => {
    if (listener === hear) listener = undefined
  }
}
