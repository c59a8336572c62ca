// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { outboxStorage } from '../outbox/storage.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import type { ArticleId } from './article-calls.ts'
import { useReadingTime } from './use-reading-time.ts'

const ID = '7' as ArticleId
const waiting = async () => (await outboxStorage()).all('7')
const told = (sent: readonly { search: URLSearchParams }[]) =>
  sent.map(({ search }) => [search.get('learnTime'), search.get('secondsAgo')])
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  putSession(aSession())
})
afterEach(async () => {
  // The request that a page sends when it closes must be sent before the next test starts.
  stubWire(() => ({ code: 1, data: { seconds: 0 } }))
  cleanup()
  await pass(600_000)
  for (const { id } of await waiting()) await (await outboxStorage()).remove(id)
  putSession(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('reports every 15 seconds, and the rest at the end', async () => {
  const sent = stubWire(() => ({ code: 1, data: { seconds: 15 } }))
  const { unmount } = renderHook(() => useReadingTime(ID, true))
  await pass(34_000)
  unmount()
  await pass(0)
  expect(sent.map(({ search }) => [search.get('id'), search.get('learnTime')])).toEqual([
    ['7', '15'],
    ['7', '15'],
    ['7', '4'],
  ])
  expect(sent.every(({ keepalive }) => keepalive)).toBe(true)
})

it('reports once more what did not arrive, with the time when it happened', async () => {
  let lost = true
  const sent = stubWire(() => (lost ? 'no answer' : { code: 1, data: { seconds: 30 } }))
  renderHook(() => useReadingTime(ID, true))
  await pass(15_000)
  expect(await waiting()).toMatchObject([{ query: { learnTime: 15 }, state: 'waiting' }])
  lost = false
  await pass(15_000)
  expect(told(sent)).toEqual([
    ['15', null],
    ['30', '0'],
  ])
  expect(await waiting()).toEqual([])
})

it('stores a report that fails while the person leaves, and sends it when the network is back', async () => {
  stubWire(() => 'no answer')
  const { unmount } = renderHook(() => useReadingTime(ID, true))
  await pass(20_000)
  unmount()
  await pass(1000)
  expect(await waiting()).toMatchObject([{ query: { id: '7', learnTime: 20 }, heldUntil: 0 }])

  const sent = stubWire(() => ({ code: 1, data: { seconds: 20 } }))
  await pass(600_000)
  expect(sent).toHaveLength(1)
  const ago = Number(sent[0]?.search.get('secondsAgo'))
  expect(sent[0]?.search.get('learnTime')).toBe('20')
  expect(ago).toBeGreaterThan(1)
  expect(ago).toBeLessThan(601)
  expect(await waiting()).toEqual([])
})

it('stores the rest also when the session is over before the person leaves', async () => {
  stubWire(() => 'no answer')
  const { unmount } = renderHook(() => useReadingTime(ID, true))
  await pass(20_000)
  putSession(null)
  unmount()
  await pass(1000)
  expect(await waiting()).toMatchObject([{ query: { id: '7', learnTime: 20 }, state: 'waiting', heldUntil: 0 }])
})

it.each([14100, 14280, 14310])('keeps a report that code %i refuses for now', async (code) => {
  stubWire(() => ({ code, status: code === 14310 ? 403 : 401 }))
  renderHook(() => useReadingTime(ID, true))
  await pass(15_000)
  expect(await waiting()).toMatchObject([{ query: { learnTime: 15 }, state: 'waiting' }])
})

it('does not add what another person reads to the stored report', async () => {
  stubWire(() => 'no answer')
  renderHook(() => useReadingTime(ID, true))
  await pass(15_000)
  putSession(aSession({ userId: '8', accessToken: 'access-8' }))
  await pass(30_000)
  expect(await waiting()).toMatchObject([{ query: { learnTime: 15 }, state: 'waiting' }])
})

it('stores the next report after storing one has failed', async () => {
  stubWire(() => 'no answer')
  const put = vi.spyOn(await outboxStorage(), 'put').mockRejectedValueOnce(new Error('no space'))
  renderHook(() => useReadingTime(ID, true))
  await pass(30_000)
  expect(put.mock.calls.length).toBeGreaterThan(1)
  expect(await waiting()).toMatchObject([{ query: { learnTime: 30 } }])
})

it('leaves a report that its page could not complete to the outbox', async () => {
  stubWire(() => new Promise<never>(() => undefined))
  renderHook(() => useReadingTime(ID, true))
  await pass(15_000)
  // The page was closed while the request was open: the next page finds the report.
  const [stored] = await waiting()
  expect(stored).toMatchObject({ query: { learnTime: 15 }, agoField: 'secondsAgo' })
  expect(stored?.heldUntil).toBeGreaterThan(Date.now())
})

it('treats reading after a long pause as a separate stretch', async () => {
  stubWire(() => 'no answer')
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  renderHook(() => useReadingTime(ID, true))
  await pass(15_000)
  const look = (state: DocumentVisibilityState) => {
    seen.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  look('hidden')
  await pass(300_000)
  look('visible')
  await pass(15_000)
  const both = await waiting()
  expect(both.map(({ query }) => Reflect.get(query ?? {}, 'learnTime')).sort()).toEqual([15, 15])
  expect(Math.abs((both[0]?.createdAt ?? 0) - (both[1]?.createdAt ?? 0))).toBeGreaterThanOrEqual(300_000)
})

it('drops a report that the server refuses', async () => {
  stubWire(() => ({ code: 4190001, status: 404, msg: 'Gone' }))
  renderHook(() => useReadingTime(ID, true))
  await pass(15_000)
  expect(await waiting()).toEqual([])
})

it('reports nothing while the person is not reading', async () => {
  const sent = stubWire(() => ({ code: 1, data: { seconds: 0 } }))
  renderHook(() => useReadingTime(ID, false))
  await pass(60_000)
  expect(sent).toEqual([])
})
