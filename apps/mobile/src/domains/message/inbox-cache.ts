import type { PageOf } from '@sands/contract/kernel/schema'
import type { Message, MessageCategory, MessageCategoryCode } from '@sands/contract/message/message.model'
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'

export const SHELF_LIST = 'GET /sands-system/api/v1/message/category/list'
export const MESSAGE_PAGE = 'GET /sands-system/api/v1/message/page'
export const MESSAGE_GET = 'GET /sands-system/api/v1/message/get'
const READS: readonly unknown[] = [SHELF_LIST, MESSAGE_PAGE, MESSAGE_GET]

export const isInboxQuery = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => READS.includes(queryKey[0])

/** Edits all cached answers of a call in place. Their age stays the same. */
function edit<T>(queries: QueryClient, key: string, change: (data: T) => T): void {
  for (const { queryKey, state } of queries.getQueryCache().findAll({ queryKey: [key] })) {
    queries.setQueryData<T>(queryKey, (held) => held && change(held), { updatedAt: state.dataUpdatedAt })
  }
}

const editPages = (queries: QueryClient, change: (page: PageOf<Message>) => PageOf<Message>) =>
  edit<InfiniteData<PageOf<Message>>>(queries, MESSAGE_PAGE, (held) => ({ ...held, pages: held.pages.map(change) }))

const editShelves = (queries: QueryClient, change: (shelf: MessageCategory) => MessageCategory) =>
  edit<MessageCategory[]>(queries, SHELF_LIST, (held) => held.map(change))

function editMessages(queries: QueryClient, change: (message: Message) => Message): void {
  editPages(queries, (page) => ({ ...page, records: page.records.map(change) }))
  edit<Message>(queries, MESSAGE_GET, change)
}

const unreadOn = (messages: readonly Message[], code: MessageCategoryCode) =>
  messages.filter(({ categoryCode, isRead }) => categoryCode === code && isRead === 0).length

const lowerShelves = (queries: QueryClient, messages: readonly Message[]) =>
  editShelves(queries, (shelf) => ({
    ...shelf,
    unreadCount: Math.max(0, shelf.unreadCount - unreadOn(messages, shelf.code)),
  }))

const idsOf = (messages: readonly Message[]) => new Set(messages.map(({ id }) => id))

/** Applies the server's changes to all cached answers in advance. */
export const inboxCache = {
  markRead(queries: QueryClient, messages: readonly Message[]): void {
    const ids = idsOf(messages)
    lowerShelves(queries, messages)
    editMessages(queries, (message) => (ids.has(message.id) ? { ...message, isRead: 1 } : message))
  },

  /** Without a code, all shelves are marked. */
  markAllRead(queries: QueryClient, code: MessageCategoryCode | undefined): void {
    editShelves(queries, (shelf) => (code && shelf.code !== code ? shelf : { ...shelf, unreadCount: 0 }))
    editMessages(queries, (message) => (code && message.categoryCode !== code ? message : { ...message, isRead: 1 }))
  },

  remove(queries: QueryClient, messages: readonly Message[]): void {
    const ids = idsOf(messages)
    lowerShelves(queries, messages)
    editPages(queries, (page) => ({ ...page, records: page.records.filter(({ id }) => !ids.has(id)) }))
  },

  /** A message as a list has it, for the card that cannot be asked for. */
  listed: (queries: QueryClient, id: string): Message | undefined =>
    queries
      .getQueriesData<InfiniteData<PageOf<Message>>>({ queryKey: [MESSAGE_PAGE] })
      .flatMap(([, held]) => held?.pages.flatMap(({ records }) => records) ?? [])
      .find((message) => message.id === id),

  /** When the newest cached message arrived; 0 without any. */
  newest(queries: QueryClient): number {
    const shelves = queries.getQueriesData<MessageCategory[]>({ queryKey: [SHELF_LIST] })
    const pages = queries.getQueriesData<InfiniteData<PageOf<Message>>>({ queryKey: [MESSAGE_PAGE] })
    const times = [
      ...shelves.flatMap(([, held]) => held?.flatMap(({ latest }) => latest?.createTime ?? []) ?? []),
      ...pages.flatMap(([, held]) => held?.pages.flatMap(({ records }) => records.map((one) => one.createTime)) ?? []),
    ]
    return times.reduce((newest, time) => Math.max(newest, Date.parse(time)), 0)
  },

  unreadOn: (queries: QueryClient, code: MessageCategoryCode): number | undefined =>
    queries
      .getQueriesData<MessageCategory[]>({ queryKey: [SHELF_LIST] })
      .flatMap(([, shelves]) => shelves ?? [])
      .find((shelf) => shelf.code === code)?.unreadCount,
}
