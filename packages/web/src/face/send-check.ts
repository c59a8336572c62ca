import type { Id } from '@sands/contract/kernel/schema'
import { call } from '../call/call.ts'
import { deviceId } from '../device/device-id.ts'
import { mayArriveLater, sendOrStore } from '../sign-in/send-or-store.ts'
import { FACE_SCAN } from './face-calls.ts'

interface Check {
  dayId: Id<'faceDay'>
  way: 'in' | 'out'
  code: string
  /** What the code was exchanged for, with a network. */
  ticket?: string | undefined
  /** Shows that the sign-in was opened on this device before, without a network. */
  pass?: string | undefined
  /** When the device read the code. */
  at: Date
  /** What the outbox calls it. */
  label: string
}

/**
 * Signs in or out with the time at which the code was read. Without a network it is stored and sent later; the server
 * decides by that time.
 */
export function sendCheck({ dayId, way, code, ticket, pass, at, label }: Check): Promise<'sent' | 'stored'> {
  const body = {
    ...{ dayId, way, code, at: at.toISOString(), deviceId: deviceId() },
    ...(ticket && { ticket }),
    ...(pass && { pass }),
  }
  return sendOrStore((idempotencyKey) => call(FACE_SCAN, { body, idempotencyKey, quietFor: mayArriveLater }), {
    key: FACE_SCAN,
    body,
    label,
    lane: `face ${dayId}`,
  })
}
