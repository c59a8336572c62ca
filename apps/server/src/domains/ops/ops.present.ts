import type { DeadLetter } from '@sands/contract/ops/ops.model'
import type { DeadLetterRow } from './dead-letter.repo.ts'

const MAX_PAYLOAD = 2000
const MAX_REASON = 500

/** pg-boss stores an error as an object with its message. */
function reasonText(reason: unknown): string {
  if (typeof reason === 'object' && reason !== null) {
    if ('message' in reason) return String(reason.message)
    if ('value' in reason) return reasonText(reason.value)
  }
  return typeof reason === 'string' ? reason : JSON.stringify(reason ?? '')
}

export const presentDeadLetter = (row: DeadLetterRow): DeadLetter => ({
  id: row.id,
  job: row.job ?? '',
  payload: JSON.stringify(row.payload ?? null).slice(0, MAX_PAYLOAD),
  reason: reasonText(row.reason).slice(0, MAX_REASON),
  tries: (row.tries ?? 0) + 1,
  failedAt: new Date(row.failedAt).toISOString(),
})
