import { TOO_MANY_REQUESTS } from '@sands/contract/kernel/codes'
import { CallError } from '../call/call.ts'
import { randomId } from '../device/random-id.ts'
import { isPassing } from '../outbox/item.ts'
import { dropItem, enqueueAny, holdAny, releaseItem } from '../outbox/outbox.ts'

type Stored = Omit<Parameters<typeof enqueueAny>[0], 'idempotencyKey'>

/**
 * Whether a scan that failed may still arrive. Too many wrong codes are a refusal: the person has to scan the code
 * instead of typing it.
 */
export const mayArriveLater = ({ network, status, code }: CallError): boolean =>
  network || (status === 429 ? code === TOO_MANY_REQUESTS : isPassing(status))

/**
 * Sends a scan. It is stored while it is sent, because the app may be closed meanwhile. Without a network, or when the
 * server is busy, it stays stored and is sent later.
 */
export async function sendOrStore(
  send: (idempotencyKey: string) => Promise<unknown>,
  stored: Stored,
): Promise<'sent' | 'stored'> {
  const write = { ...stored, idempotencyKey: randomId() }
  // Where nothing can be stored, the scan is sent all the same.
  const held = await holdAny(write).catch(() => undefined)
  try {
    await send(write.idempotencyKey)
  } catch (error) {
    if (error instanceof CallError && mayArriveLater(error)) {
      await (held ? releaseItem(held.id) : enqueueAny(write))
      return 'stored'
    }
    if (held) await dropItem(held.id)
    throw error
  }
  if (held) await dropItem(held.id)
  return 'sent'
}
