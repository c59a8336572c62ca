import type { CallError } from '../call/call-error.ts'
import { backOff, isPassing } from '../outbox/item.ts'

/** The longest wait between two tries after a server error. */
export const LONGEST_WAIT_MS = 30_000

/** The server is unreachable or has a problem: the next try may succeed. */
export const isTemporary = ({ network, status }: CallError): boolean => network || isPassing(status)

export interface Asking {
  /** Tries again after a while, longer each time. */
  later: () => void
  /** The request was answered. */
  done: () => void
  stop: () => void
}

/** Repeats an unanswered request automatically. */
export function createAsking(ask: () => void): Asking {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    later: () => {
      stop()
      timer = setTimeout(ask, Math.min(LONGEST_WAIT_MS, backOff(tries)))
      tries += 1
    },
    done: () => {
      stop()
      tries = 0
    },
    stop,
  }
}
