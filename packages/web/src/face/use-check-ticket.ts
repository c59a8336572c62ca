import type { Id } from '@sands/contract/kernel/schema'
import { useCallback } from 'react'
import { call } from '../call/call.ts'
import { deviceId } from '../device/device-id.ts'
import { type Exchange, useTicket } from '../sign-in/use-ticket.ts'
import { FACE_TICKET } from './face-calls.ts'

/** The ticket of a day at the door. */
export function useCheckTicket(
  { dayId, way }: { dayId: Id<'faceDay'>; way: 'in' | 'out' },
  code: string,
  isOpen: boolean,
): Exchange {
  const exchange = useCallback(
    (read: string) =>
      call(FACE_TICKET, { body: { dayId, way, code: read, deviceId: deviceId() }, isNetworkQuiet: true }),
    [dayId, way],
  )
  return useTicket(code, isOpen, exchange)
}
