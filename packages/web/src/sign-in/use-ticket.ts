import { useEffect, useState } from 'react'
import { CallError } from '../call/call.ts'

export interface Exchange {
  ticket?: string
  /** The code is no longer shown, or is not one of this sign-in. Without a network nothing is known. */
  isRefused: boolean
}

/** Where the server is only busy, the code still counts: sending it decides. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429

/** Exchanges a scanned code for a ticket at once, because the code changes while the person reads the page. */
export function useTicket(
  code: string,
  isOpen: boolean,
  exchange: (code: string) => Promise<{ ticket: string }>,
): Exchange {
  const [found, setFound] = useState<Exchange>({ isRefused: false })
  useEffect(() => {
    if (code === '' || !isOpen) return
    let isGone = false
    exchange(code).then(
      ({ ticket }) => !isGone && setFound({ ticket, isRefused: false }),
      (error: unknown) => !isGone && setFound({ isRefused: isRefusal(error) }),
    )
    return () => {
      isGone = true
    }
  }, [code, isOpen, exchange])
  return found
}
