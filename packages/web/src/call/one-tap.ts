/** Taps so close together are one: a double click, a finger that hit twice. */
const ONE_TAP_MS = 500

interface Started<T> {
  content: string
  work: Promise<T>
  /** Until then the same is not begun again. */
  until: number
}

export type OneTap<T> = (content: string, begin: () => Promise<T>) => Promise<T>

/**
 * What is under way, or was begun a moment ago, is not begun again: whoever taps twice gets what the first tap began. What
 * failed is, and so is what something else was begun after.
 */
export function oneTap<T>(): OneTap<T> {
  let last: Started<T> | undefined
  return (content, begin) => {
    if (last?.content === content && Date.now() < last.until) return last.work
    const at = Date.now()
    const started: Started<T> = { content, work: begin(), until: Number.POSITIVE_INFINITY }
    last = started
    started.work.then(
      () => {
        started.until = at + ONE_TAP_MS
      },
      () => {
        started.until = 0
      },
    )
    return started.work
  }
}
