import type { Id } from '@sands/contract/kernel/schema'
import { CallError, call } from '../call/call.ts'
import { deviceId } from '../device/device-id.ts'
import { randomId } from '../device/random-id.ts'
import { enqueueAny } from '../outbox/outbox.ts'
import { FACE_SCAN } from './face-calls.ts'

interface Check {
  dayId: Id<'faceDay'>
  way: 'in' | 'out'
  code: string
  /** When the device read the code. */
  at: Date
  /** What the outbox calls it. */
  label: string
}

/**
 * Signs in or out with the time at which the code was read. Without a network it is stored and sent later; the server
 * decides by that time.
 */
export async function sendCheck({ dayId, way, code, at, label }: Check): Promise<'sent' | 'stored'> {
  const body = { dayId, way, code, at: at.toISOString(), deviceId: deviceId() }
  const idempotencyKey = randomId()
  try {
    await call(FACE_SCAN, { body, idempotencyKey, isNetworkQuiet: true })
    return 'sent'
  } catch (error) {
    if (!(error instanceof CallError && error.network)) throw error
    await enqueueAny({ key: FACE_SCAN, body, label, lane: `face ${dayId}`, idempotencyKey })
    return 'stored'
  }
}
