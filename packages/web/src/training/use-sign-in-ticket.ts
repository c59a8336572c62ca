import type { Id } from '@sands/contract/kernel/schema'
import { useCallback } from 'react'
import { call } from '../call/call.ts'
import { deviceId } from '../device/device-id.ts'
import { type Exchange, useTicket } from '../sign-in/use-ticket.ts'
import { SIGN_IN_TICKET } from './training-calls.ts'

/** The ticket of a sign-in task. */
export function useSignInTicket(taskId: Id<'trainingTask'>, code: string, isOpen: boolean): Exchange {
  const exchange = useCallback(
    (read: string) =>
      call(SIGN_IN_TICKET, { body: { taskId, code: read, deviceId: deviceId() }, isNetworkQuiet: true }),
    [taskId],
  )
  return useTicket(code, isOpen, exchange)
}
