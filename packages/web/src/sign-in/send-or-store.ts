import { CallError } from '../call/call.ts'
import { randomId } from '../device/random-id.ts'
import { enqueueAny } from '../outbox/outbox.ts'

type Stored = Omit<Parameters<typeof enqueueAny>[0], 'idempotencyKey'>

/** Sends a scan; without a network it is stored and sent later. */
export async function sendOrStore(
  send: (idempotencyKey: string) => Promise<unknown>,
  stored: Stored,
): Promise<'sent' | 'stored'> {
  const idempotencyKey = randomId()
  try {
    await send(idempotencyKey)
    return 'sent'
  } catch (error) {
    if (!(error instanceof CallError && error.network)) throw error
    await enqueueAny({ ...stored, idempotencyKey })
    return 'stored'
  }
}
