/** Hosts do not always answer: a call ends after this time. */
const PATIENCE_MS = 10_000

export const within = <T>(answer: Promise<T>, ms = PATIENCE_MS): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the host did not answer')), ms)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
