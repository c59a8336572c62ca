// @vitest-environment happy-dom
import type { UserId } from '@sands/contract/kernel/schema'
import { enqueue } from '@sands/web/outbox/outbox'
import { putSession } from '@sands/web/session/store'
import { aSession } from '@sands/web/testing/session'
import { getUnread, hearUnread } from '@sands/web/unread/unread'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SHELF_LIST } from './inbox-cache.ts'
import { READ_ALL } from './pending-acts.ts'
import { aMessage } from './testing.ts'
import { useInboxActs } from './use-inbox-acts.ts'

vi.mock('@sands/web/outbox/outbox', () => ({ enqueue: vi.fn() }))

const TAP = '2026-03-01T12:00:00.000Z'
const queries = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)
const written = () => vi.mocked(enqueue).mock.lastCall?.[0]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(TAP) })
  putSession(aSession())
})
afterEach(() => {
  vi.useRealTimers()
  putSession(null)
  queries.clear()
})

it('marks as read what was there at the tap, in the college the person looked at', async () => {
  const { result } = renderHook(useInboxActs, { wrapper })
  await result.current.readAll()
  expect(written()).toMatchObject({ key: READ_ALL, body: { collegeId: '1', until: TAP } })
  await result.current.readAll({ code: 'study', name: 'Study' })
  expect(written()?.body).toEqual({ code: 'study', collegeId: '1', until: TAP })
})

it('means everything on the screen even when the clock of the phone is slow', async () => {
  const createTime = '2026-03-01T12:03:00.000Z'
  queries.setQueryData([SHELF_LIST], [{ code: 'study', unreadCount: 1, latest: { title: 'Newest', createTime } }])
  const { result } = renderHook(useInboxActs, { wrapper })
  await result.current.readAll()
  expect(written()?.body).toMatchObject({ until: createTime })
})

it('reads a message once, also when an answer from before still says that it is unread', async () => {
  vi.mocked(enqueue).mockClear()
  hearUnread(4)
  const { result } = renderHook(useInboxActs, { wrapper })
  await result.current.read(aMessage('71'))
  await result.current.read(aMessage('71'))
  expect(getUnread()).toBe(3)
  expect(enqueue).toHaveBeenCalledTimes(1)

  putSession(aSession({ userId: '8' as UserId }))
  await result.current.read(aMessage('71'))
  expect(enqueue).toHaveBeenCalledTimes(2)
})
