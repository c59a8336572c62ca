import { abortError } from './transport/exchange.ts'

/** Limits how many run at a time; the others wait in order of arrival. */
export function createSemaphore(count: number) {
  let free = count
  const waiting: (() => void)[] = []

  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return {
    /** Resolves with a function that releases the slot. Rejects with an AbortError. */
    take: (signal: AbortSignal): Promise<() => void> =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(abortError())
        const go = () => {
          signal.removeEventListener('abort', leave)
          resolve(release)
        }
        const leave = () => {
          waiting.splice(waiting.indexOf(go), 1)
          reject(abortError())
        }
        if (free > 0) {
          free -= 1
          return go()
        }
        waiting.push(go)
        signal.addEventListener('abort', leave, { once: true })
      }),
  }
}
