import { type CallError, waitSeconds } from '../../call/call-error.ts'
import { isOnline, onReturn } from '../../offline/connectivity.ts'
import { backOff } from '../../outbox/item.ts'
import { abortError } from './exchange.ts'

const LONGEST_WAIT_MS = 60_000
/** No space on the disk or for this company: waiting does not help. */
const NO_ROOM = 507

/** Whether the error is temporary. */
export const isTemporary = ({ network, status }: CallError): boolean =>
  network || status === 429 || status === 408 || (status >= 500 && status !== NO_ROOM)

interface Waiting {
  error: CallError
  tries: number
  signal: AbortSignal
}

/** Waits until the next try: for a growing time, or until the network is back. */
export function waitForRetry({ error, tries, signal }: Waiting): Promise<void> {
  return new Promise((resolve, reject) => {
    const wait = Math.max(Math.min(backOff(tries), LONGEST_WAIT_MS), (waitSeconds(error) ?? 0) * 1000)
    const settle = (answer: () => void) => {
      clearTimeout(timer)
      offReturn()
      removeEventListener('online', go)
      signal.removeEventListener('abort', stop)
      answer()
    }
    const go = () => settle(resolve)
    const stop = () => settle(() => reject(abortError()))
    const timer = setTimeout(go, wait)
    const offReturn = onReturn(go)
    addEventListener('online', go)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
}

export const isOffline = (error: CallError): boolean => error.network || !isOnline()
