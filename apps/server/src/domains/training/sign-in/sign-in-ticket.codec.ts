import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { STORED_SKEW_MS } from '@sands/rules/sign-in/sign-in'
import type { TrainingTaskId } from '../task/record.repo.ts'

const SIGNATURE_BYTES = 16

interface Holder {
  taskId: TrainingTaskId
  userId: UserId
  deviceId: string
}
type SessionHolder = Holder & { sessionId: Id<'session'> }

export interface SignInTickets {
  /** For a person who has shown a code of the room: with this device, in this session. */
  ticket(holder: SessionHolder, at: number): string
  /** When the code was shown; undefined for a ticket that is not of this person, device and session. */
  readAt(ticket: string, holder: SessionHolder): number | undefined
  /** For a person who has opened the task on this device. */
  pass(holder: Holder, at: number): string
  /** Whether the task was opened on this device before the scan. */
  isOpenedBefore(pass: string, holder: Holder, at: number): boolean
}

/**
 * Tickets and passes are times with a signature, so that no table has to store them. A ticket signs in once, because a
 * person signs in once.
 */
export function createSignInTickets(key: Buffer): SignInTickets {
  const sealed = (words: readonly string[], at: number) => {
    const digest = createHmac('sha256', key)
      .update(`${words.join(' ')} ${at}`)
      .digest()
    return `${at}-${digest.subarray(0, SIGNATURE_BYTES).toString('base64url')}`
  }
  const timeOf = (given: string, words: readonly string[]): number | undefined => {
    const at = Number.parseInt(given, 10)
    const [typed, expected] = [Buffer.from(given), Buffer.from(sealed(words, at))]
    return typed.length === expected.length && timingSafeEqual(typed, expected) ? at : undefined
  }
  const ofTicket = ({ taskId, userId, deviceId, sessionId }: SessionHolder) => [
    'ticket',
    taskId,
    userId,
    sessionId,
    deviceId,
  ]
  const ofPass = ({ taskId, userId, deviceId }: Holder) => ['pass', taskId, userId, deviceId]
  return {
    ticket: (holder, at) => sealed(ofTicket(holder), at),
    readAt: (ticket, holder) => timeOf(ticket, ofTicket(holder)),
    pass: (holder, at) => sealed(ofPass(holder), at),
    isOpenedBefore(pass, holder, at) {
      const opened = timeOf(pass, ofPass(holder))
      return opened !== undefined && opened <= at + STORED_SKEW_MS
    },
  }
}
