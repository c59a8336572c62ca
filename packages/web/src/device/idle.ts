/** Later than this it comes whether there is time or not. */
const AT_LATEST_MS = 2000
/** Safari has no idle time to give away; by then the first screen is there. */
const USUALLY_DONE_MS = 600

/** Runs when the first screen has been drawn and there is nothing better to do: work that nobody waits for. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: AT_LATEST_MS })
  else setTimeout(run, USUALLY_DONE_MS)
}
