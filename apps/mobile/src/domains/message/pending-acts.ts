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
const collegeOf = (item: OutboxItem) => ('collegeId' in item.body ? item.body.collegeId : undefined)
const momentOf = ({ body, createdAt }: OutboxItem) =>
  'until' in body && typeof body.until === 'string' ? Date.parse(body.until) : createdAt
/** A missing value matches any. */
const isFor = (named: unknown, one: string) => named === undefined || named === one

/** The person's changes of the inbox that the server does not have yet. */
export interface PendingActs {
  isDeleted: (id: string) => boolean
  isRead: (message: Pick<Message, 'id' | 'categoryCode' | 'createTime'>) => boolean
  /** Everything on the shelf was marked as read and nothing has arrived since. */
  isShelfRead: (shelf: MessageCategory) => boolean
}

/** Single messages are matched by id in any college; "mark all as read" only applies to the college it was made in. */
export function pendingActs(items: readonly OutboxItem[], collegeId: string): PendingActs {
  const waiting = items.filter((item) => item.state === 'waiting')
  const deleted = new Set(waiting.filter(({ key }) => key === DELETE).flatMap(idsOf))
  const read = new Set(waiting.filter(({ key }) => key === READ).flatMap(idsOf))
  const sweeps = waiting.filter((item) => item.key === READ_ALL && isFor(collegeOf(item), collegeId))
  const swept = (code: string, at: string) =>
    sweeps.some((item) => isFor(shelfOf(item), code) && Date.parse(at) <= momentOf(item))
  return {
    isDeleted: (id) => deleted.has(id),
    isRead: ({ id, categoryCode, createTime }) => read.has(id) || swept(categoryCode, createTime),
    isShelfRead: ({ code, latest }) => latest !== null && swept(code, latest.createTime),
  }
}

/** The messages with the person's waiting changes applied to any fetched answer. Each message is listed once. */
export function withPending(messages: readonly Message[], acts: PendingActs): Message[] {
  const seen = new Set<string>()
  return messages.flatMap((message) => {
    if (seen.has(message.id) || acts.isDeleted(message.id)) return []
    seen.add(message.id)
    return message.isRead === 0 && acts.isRead(message) ? { ...message, isRead: 1 as const } : message
  })
}
