/** The second tap of a double one comes at most so late, the time in which the layer goes included. */
const LATE_TAP_MS = 500

let over: ReturnType<typeof setTimeout> | undefined

/** A layer goes: whoever taps twice meant what was in it, so for a moment no tap reaches what lies beneath (`base.css`). */
export function holdTaps(): void {
  const { dataset } = document.documentElement
  dataset.closing = ''
  clearTimeout(over)
  over = setTimeout(() => {
    delete dataset.closing
  }, LATE_TAP_MS)
}
