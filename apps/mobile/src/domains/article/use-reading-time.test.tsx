// @vitest-environment happy-dom
import { putSession } from '@sands/web/session/store'
import { aSession } from '@sands/web/testing/session'
import { stubWire } from '@sands/web/testing/wire'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ArticleId } from './article-calls.ts'
import { useReadingTime } from './use-reading-time.ts'

const ID = '7' as ArticleId
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  putSession(aSession())
})
afterEach(() => {
  cleanup()
  putSession(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('tells every 15 seconds, and the rest at the end', async () => {
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

it('tells once more what did not arrive', async () => {
  let lost = true
  const sent = stubWire(() => (lost ? 'no answer' : { code: 1, data: { seconds: 30 } }))
  renderHook(() => useReadingTime(ID, true))
  await pass(15_000)
  lost = false
  await pass(15_000)
  expect(sent.at(-1)?.search.get('learnTime')).toBe('30')
})

it('says nothing of who does not read', async () => {
  const sent = stubWire(() => ({ code: 1, data: { seconds: 0 } }))
  renderHook(() => useReadingTime(ID, false))
  await pass(60_000)
  expect(sent).toEqual([])
})
