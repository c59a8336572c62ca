import { TOO_MANY_REQUESTS } from '@sands/contract/kernel/codes'
import { CallError } from '../call/call.ts'
import { randomId } from '../device/random-id.ts'
import { isPassing, type OutboxItem } from '../outbox/item.ts'
import { dropItem, enqueueAny, holdAny, releaseItem } from '../outbox/outbox.ts'
import { showToast } from '../toast/toast.ts'

type Stored = Omit<Parameters<typeof enqueueAny>[0], 'idempotencyKey'>

/**
 * Whether a scan that failed may still arrive. Too many wrong codes are a refusal: the person has to scan the code
 * instead of typing it.
 */
export const mayArriveLater = ({ network, status, code }: CallError): boolean =>
  network || (status === 429 ? code === TOO_MANY_REQUESTS : isPassing(status))

/** What cannot be removed is sent once more, which changes nothing. */
const forget = ({ id }: OutboxItem) => dropItem(id).catch(() => undefined)

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
      await (held ? releaseItem(held.id) : enqueueAny(write)).catch(() => {
        showToast(error.msg, { kind: 'error' })
        throw error
      })
      return 'stored'
    }
    if (held) await forget(held)
    throw error
  }
  if (held) await forget(held)
  return 'sent'
}
