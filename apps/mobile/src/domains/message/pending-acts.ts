import type { Message, MessageCategory } from '@sands/contract/message/message.model'
import type { OutboxItem } from '@sands/web/outbox/outbox'

export const READ = 'POST /sands-system/api/v1/message/read'
export const READ_ALL = 'POST /sands-system/api/v1/message/read-all'
export const DELETE = 'POST /sands-system/api/v1/message/delete'
const ACTS: readonly string[] = [READ, READ_ALL, DELETE]

export const isInboxAct = ({ key }: Pick<OutboxItem, 'key'>): boolean => ACTS.includes(key)

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
const idsOf = (item: OutboxItem) => ('ids' in item.body ? textsIn(item.body.ids) : [])
const shelfOf = (item: OutboxItem) => ('code' in item.body ? item.body.code : undefined)

/** What the person did to the inbox and the server does not know yet. */
export interface PendingActs {
  isDeleted: (id: string) => boolean
  isRead: (message: Pick<Message, 'id' | 'categoryCode' | 'createTime'>) => boolean
  /** Everything on the shelf was marked as read and nothing has arrived since. */
  isShelfRead: (shelf: MessageCategory) => boolean
}

export function pendingActs(items: readonly OutboxItem[]): PendingActs {
  const waiting = items.filter((item) => item.state === 'waiting')
  const deleted = new Set(waiting.filter(({ key }) => key === DELETE).flatMap(idsOf))
  const read = new Set(waiting.filter(({ key }) => key === READ).flatMap(idsOf))
  const sweeps = waiting.filter(({ key }) => key === READ_ALL)
  const swept = (code: string, at: string) =>
    sweeps.some(
      (item) => [undefined, code].some((shelf) => shelf === shelfOf(item)) && Date.parse(at) <= item.createdAt,
    )
  return {
    isDeleted: (id) => deleted.has(id),
    isRead: ({ id, categoryCode, createTime }) => read.has(id) || swept(categoryCode, createTime),
    isShelfRead: ({ code, latest }) => latest !== null && swept(code, latest.createTime),
  }
}

/** The messages as the person left them, whatever a fetch in between says. The same message is listed once. */
export function withPending(messages: readonly Message[], acts: PendingActs): Message[] {
  const seen = new Set<string>()
  return messages.flatMap((message) => {
    if (seen.has(message.id) || acts.isDeleted(message.id)) return []
    seen.add(message.id)
    return message.isRead === 0 && acts.isRead(message) ? { ...message, isRead: 1 as const } : message
  })
}
