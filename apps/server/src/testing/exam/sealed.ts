import { createHmac } from 'node:crypto'
import type { OpenedAttempt, Operation } from '@sands/contract/exam/attempt.model'

/** The file of a device whose network never returned. */
export function aSealedFile(
  { examRecordId, ticket, sealKey }: Pick<OpenedAttempt, 'examRecordId' | 'ticket' | 'sealKey'>,
  operations: readonly Operation[],
): string {
  const body = JSON.stringify({ examRecordId, ticket, sealedAt: new Date().toISOString(), operations })
  return JSON.stringify({ body, seal: createHmac('sha256', sealKey).update(body).digest('hex') })
}
