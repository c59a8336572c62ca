declare global {
  interface Window {
    /** Left by the script that runs before the app: done when what it shows is on the screen. */
    sandsFirstView?: Promise<void>
  }
}

/** The app's files are still arriving meanwhile; later than this it does not begin, whatever the picture does. */
const AT_LATEST_MS = 800

/** An app that starts while the first view is being drawn would draw it later: a phone does one thing at a time. */
export const firstViewSeen = (): Promise<void> =>
  Promise.race([window.sandsFirstView, new Promise<void>((resolve) => setTimeout(resolve, AT_LATEST_MS))])
