/** Taps within this time count as one, such as a double click. */
const ONE_TAP_MS = 500

interface Started<T> {
  content: string
  work: Promise<T>
  /** Until then the same task is not started again. */
  until: number
}

export type OneTap<T> = (content: string, begin: () => Promise<T>) => Promise<T>

/**
 * Does not start a task that is running or was started a moment ago: the second tap gets the result of the first. A
 * failed task can be started again, and so can a task after another one was started.
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
