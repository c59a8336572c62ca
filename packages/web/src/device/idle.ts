/** After this time the work runs even when the browser is busy. */
const AT_LATEST_MS = 2000
/** Safari has no requestIdleCallback; after this time the first screen is usually rendered. */
const USUALLY_DONE_MS = 600

/** Runs work that nobody waits for, once the first screen is rendered and the browser is idle. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: AT_LATEST_MS })
  else setTimeout(run, USUALLY_DONE_MS)
}
