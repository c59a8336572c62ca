import type { CallError } from '../call/call-error.ts'
import { backOff, isPassing } from '../outbox/item.ts'

/** So long nobody asks a server in trouble again, at most. */
export const LONGEST_WAIT_MS = 30_000

/** The server could not be reached or is in trouble: it may answer the next time. */
export const isTemporary = ({ network, status }: CallError): boolean => network || isPassing(status)

export interface Asking {
  /** Asks again in a while; in a longer one each time. */
  later: () => void
  /** It was answered. */
  done: () => void
  stop: () => void
}

/** Asks again by itself what was not answered. */
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
