import type { Message } from '@sands/contract/message/message.model'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { inboxCache, isInboxQuery, MESSAGE_GET, MESSAGE_PAGE, SHELF_LIST } from './inbox-cache.ts'
import { aMessage } from './testing.ts'

const SHELVES_KEY = [SHELF_LIST, null, 'en-us']
const PAGES_KEY = [MESSAGE_PAGE, 'pages', { code: 'study', size: 20 }, 'en-us']
const GET_KEY = [MESSAGE_GET, { query: { id: '1' } }, 'en-us']

let queries: QueryClient
const shelves = () =>
  queries.getQueryData<{ code: string; unreadCount: number }[]>(SHELVES_KEY)?.map(({ unreadCount }) => unreadCount)
const listed = () =>
  queries
    .getQueryData<{ pages: { records: Message[] }[] }>(PAGES_KEY)
    ?.pages.flatMap(({ records }) => records.map(({ id, isRead }) => `${id}${isRead === 1 ? ' read' : ''}`))
const [first, second, third] = [aMessage('1'), aMessage('2'), aMessage('3', { isRead: 1 })]

beforeEach(() => {
  queries = new QueryClient()
  queries.setQueryData(
    SHELVES_KEY,
    [
      { code: 'study', unreadCount: 2, latest: null },
      { code: 'order', unreadCount: 1, latest: null },
    ],
    { updatedAt: 1000 },
  )
  const page = { current: 1, size: 2, total: 3 }
  queries.setQueryData(PAGES_KEY, {
    pages: [
      { ...page, records: [first, second] },
      { ...page, current: 2, records: [third] },
    ],
    pageParams: [1, 2],
  })
  queries.setQueryData(GET_KEY, first)
  queries.setQueryData(['GET /other'], { untouched: true })
})

describe('cached answers', () => {
  it('show a message as read on its shelf, in the list and in full', () => {
    inboxCache.markRead(queries, [first])
    expect(listed()).toEqual(['1 read', '2', '3 read'])
    expect(shelves()).toEqual([1, 1])
    expect(queries.getQueryData(GET_KEY)).toMatchObject({ isRead: 1 })
  })

  it('show one shelf as read, or all', () => {
    inboxCache.markAllRead(queries, 'study')
    expect(shelves()).toEqual([0, 1])
    expect(listed()).toEqual(['1 read', '2 read', '3 read'])
    inboxCache.markAllRead(queries, undefined)
    expect(shelves()).toEqual([0, 0])
  })

  it('know when the newest message arrived', () => {
    const at = (createTime: string) => ({ title: 'Newest', createTime })
    expect(inboxCache.newest(queries)).toBe(Date.parse('2026-03-01T08:00:00.000Z'))
    queries.setQueryData(SHELVES_KEY, [{ code: 'order', unreadCount: 1, latest: at('2026-03-01T09:30:00.000Z') }])
    expect(inboxCache.newest(queries)).toBe(Date.parse('2026-03-01T09:30:00.000Z'))
    queries.clear()
    expect(inboxCache.newest(queries)).toBe(0)
  })

  it('drop deleted messages, and reduce the unread count by unread ones only', () => {
    inboxCache.remove(queries, [second, third])
    expect(listed()).toEqual(['1'])
    expect(shelves()).toEqual([1, 1])
  })

  it('keep their age when they are edited', () => {
    inboxCache.markRead(queries, [first])
    expect(queries.getQueryState(SHELVES_KEY)?.dataUpdatedAt).toBe(1000)
  })

  it('know the unread count of a shelf, when the list of shelves is cached', () => {
    expect(inboxCache.unreadOn(queries, 'study')).toBe(2)
    queries.removeQueries({ queryKey: [SHELF_LIST] })
    expect(inboxCache.unreadOn(queries, 'study')).toBeUndefined()
  })

  it('are distinguished from those of other domains', () => {
    expect([SHELVES_KEY, PAGES_KEY, GET_KEY, ['GET /other']].map((queryKey) => isInboxQuery({ queryKey }))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})
