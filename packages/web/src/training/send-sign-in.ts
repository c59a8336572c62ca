import type { Id } from '@sands/contract/kernel/schema'
import { call } from '../call/call.ts'
import { deviceId } from '../device/device-id.ts'
import { mayArriveLater, sendOrStore } from '../sign-in/send-or-store.ts'
import { SIGN_IN_SCAN } from './training-calls.ts'

interface Scan {
  taskId: Id<'trainingTask'>
  code: string
  /** What the code was exchanged for, with a network. */
  ticket?: string | undefined
  /** Shows that the task was opened on this device before, without a network. */
  pass?: string | undefined
  /** When the device read the code. */
  at: Date
  /** What the outbox calls it. */
  label: string
}

/** The lane of the sign-ins of one task in the outbox. */
export const signInLane = (taskId: string): string => `sign-in ${taskId}`

/**
 * Sends a sign-in with the time at which the code was read. Without a network it is stored and sent later; the server
 * decides by that time.
 */
export async function sendSignIn({ taskId, code, ticket, pass, at, label }: Scan): Promise<'sent' | 'stored'> {
  const body = {
    taskId,
    code,
    ...(ticket && { ticket }),
    ...(pass && { pass }),
    at: at.toISOString(),
    deviceId: deviceId(),
  }
  return sendOrStore((idempotencyKey) => call(SIGN_IN_SCAN, { body, idempotencyKey, quietFor: mayArriveLater }), {
    key: SIGN_IN_SCAN,
    body,
    label,
    lane: signInLane(taskId),
  })
}
