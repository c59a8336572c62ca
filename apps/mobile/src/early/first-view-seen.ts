declare global {
  interface Window {
    /** Set by the script that runs before the app: resolves when the first view is on the screen. */
    sandsFirstView?: Promise<void>
  }
}

/**
 * The app's files are still loading meanwhile; the app starts at the latest after this time, with or without the
 * picture.
 */
const AT_LATEST_MS = 800

/** If the app started while the first view is being drawn, it would delay it on a slow phone. */
export const firstViewSeen = (): Promise<void> =>
  Promise.race([window.sandsFirstView, new Promise<void>((resolve) => setTimeout(resolve, AT_LATEST_MS))])
