import type { Id } from '@sands/contract/kernel/schema'
import { useEffect, useState } from 'react'
import { CallError, call } from '../call/call.ts'
import { deviceId } from '../device/device-id.ts'
import { SIGN_IN_TICKET } from './training-calls.ts'

interface Exchange {
  ticket?: string
  /** The code is no longer shown, or is not one of the task. Without a network nothing is known. */
  isRefused: boolean
}

/** Exchanges a scanned code for a ticket at once, because the code changes while the person reads the page. */
export function useSignInTicket(taskId: Id<'trainingTask'>, code: string, isOpen: boolean): Exchange {
  const [exchange, setExchange] = useState<Exchange>({ isRefused: false })
  useEffect(() => {
    if (code === '' || !isOpen) return
    let isGone = false
    call(SIGN_IN_TICKET, { body: { taskId, code, deviceId: deviceId() }, isNetworkQuiet: true }).then(
      ({ ticket }) => !isGone && setExchange({ ticket, isRefused: false }),
      (error: unknown) => !isGone && setExchange({ isRefused: error instanceof CallError && !error.network }),
    )
    return () => {
      isGone = true
    }
  }, [taskId, code, isOpen])
  return exchange
}
