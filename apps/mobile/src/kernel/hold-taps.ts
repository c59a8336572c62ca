/** The second tap of a double tap comes within this time, including the closing animation. */
const LATE_TAP_MS = 500

let over: ReturnType<typeof setTimeout> | undefined

/**
 * Called when a layer closes. The second tap of a double tap was meant for the layer, so for a moment the page beneath
 * ignores taps (`base.css`).
 */
export function holdTaps(): void {
  const { dataset } = document.documentElement
  dataset.closing = ''
  clearTimeout(over)
  over = setTimeout(() => {
    delete dataset.closing
  }, LATE_TAP_MS)
}
