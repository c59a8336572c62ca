import { discardItem } from '@sands/web/outbox/outbox'
import { outboxStorage } from '@sands/web/outbox/storage'
import { getSession } from '@sands/web/session/store'

export async function clearOutbox(): Promise<void> {
  const userId = getSession()?.userId
  if (!userId) return
  for (const { id } of await (await outboxStorage()).all(userId)) await discardItem(id)
}
