// @vitest-environment happy-dom
import type { UserId } from '@sands/contract/kernel/schema'
import { putSession } from '@sands/web/session/store'
import { type FakeCalls, fakeCalls } from '@sands/web/testing/fake-calls'
import { aSession } from '@sands/web/testing/session'
import { getUnread, hearUnread } from '@sands/web/unread/unread'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SHELF_LIST } from './inbox-cache.ts'
import { READ, READ_ALL } from './pending-acts.ts'
import { aMessage } from './testing.ts'
import { useInboxActs } from './use-inbox-acts.ts'

const TAP = '2026-03-01T12:00:00.000Z'
const queries = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)
const lastBody = async (server: FakeCalls, count = 1) => {
  await vi.waitFor(() => expect(server.sentTo(READ_ALL)).toHaveLength(count))
  return server.sentTo(READ_ALL).at(-1)?.body
}
const answers = { [READ_ALL]: { unreadCount: 0 }, [READ]: { unreadCount: 3 } } as const

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(TAP) })
  putSession(aSession())
})
afterEach(() => {
  vi.useRealTimers()
  putSession(null)
  queries.clear()
})

it('marks the messages as read that were there at the tap, in the current college', async () => {
  const server = fakeCalls(answers)
  const { result } = renderHook(useInboxActs, { wrapper })
  await result.current.readAll()
  expect(await lastBody(server)).toEqual({ collegeId: '1', until: TAP })
  await result.current.readAll({ code: 'study', name: 'Study' })
  expect(await lastBody(server, 2)).toEqual({ code: 'study', collegeId: '1', until: expect.any(String) })
})

it('includes everything on the screen even when the clock of the phone is slow', async () => {
  const server = fakeCalls(answers)
  const createTime = '2026-03-01T12:03:00.000Z'
  queries.setQueryData([SHELF_LIST], [{ code: 'study', unreadCount: 1, latest: { title: 'Newest', createTime } }])
  const { result } = renderHook(useInboxActs, { wrapper })
  await result.current.readAll()
  expect(await lastBody(server)).toMatchObject({ until: createTime })
})

it('marks a message as read once, even when an older answer still says that it is unread', async () => {
  const server = fakeCalls(answers)
  hearUnread(4)
  const { result } = renderHook(useInboxActs, { wrapper })
  await result.current.read(aMessage('71'))
  await result.current.read(aMessage('71'))
  expect(getUnread()).toBe(3)
  await vi.waitFor(() => expect(server.sentTo(READ)).toHaveLength(1))

  putSession(aSession({ userId: '8' as UserId }))
  await result.current.read(aMessage('71'))
  await vi.waitFor(() => expect(server.sentTo(READ)).toHaveLength(2))
})
