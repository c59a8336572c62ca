// @vitest-environment happy-dom
import type { CollegeId } from '@sands/contract/kernel/schema'
import { act, renderHook } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { putSession } from '../session/store.ts'
import { stubLines } from '../testing/lines.ts'
import { aSession } from '../testing/session.ts'
import { startUnread } from './follow-unread.ts'
import { getUnread, setUnread, useInboxNews, useUnread } from './unread.ts'

/** Another tab of the same browser. */
const otherTab = new BroadcastChannel('sands.unread')
const heardByOther: unknown[] = []

let visibility: DocumentVisibilityState = 'visible'
const see = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Messages between tabs need a turn of the real event loop. */
const delivered = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  Reflect.deleteProperty(navigator, 'locks')
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true })
  otherTab.addEventListener('message', ({ data }) => heardByOther.push(data))
  startUnread()
})
afterAll(() => {
  putSession(null)
  otherTab.close()
  vi.useRealTimers()
})

beforeEach(async () => {
  putSession(null)
  localStorage.clear()
  see('visible')
  await passes(2_000)
  await delivered()
  heardByOther.length = 0
})

describe('following the unread count', () => {
  it('starts with the session, and informs the other tabs', async () => {
    const { lines } = stubLines()
    putSession(aSession())
    await passes(0)
    lines[0]?.send('data: 5\n\n')
    await passes(0)
    expect(getUnread()).toBe(5)
    await delivered()
    expect(heardByOther).toEqual([{ owner: '7.1' }, { owner: '7.1', count: 5 }])
  })

  it('answers a tab that asks, and ignores questions about other people', async () => {
    const { lines } = stubLines()
    putSession(aSession())
    await passes(0)
    lines[0]?.send('data: 5\n\n')
    await passes(0)
    await delivered()
    heardByOther.length = 0
    otherTab.postMessage({ owner: '8.1' })
    otherTab.postMessage({ owner: '7.1' })
    await delivered()
    await delivered()
    expect(heardByOther).toEqual([{ owner: '7.1', count: 5 }])
  })

  it('opens no stream while another tab has one, and takes over when that tab is closed', async () => {
    const lease = 'sands.lease.unread.7.1'
    localStorage.setItem(lease, JSON.stringify({ holder: 'another tab', until: Date.now() + 40_000 }))
    const { lines } = stubLines()
    putSession(aSession())
    await passes(10_000)
    expect(lines).toHaveLength(0)
    otherTab.postMessage({ owner: '7.1', count: 8 })
    await delivered()
    expect(getUnread()).toBe(8)
    localStorage.removeItem(lease)
    await passes(2_000)
    expect(lines).toHaveLength(1)
  })

  it('ends with the session and deletes the count', async () => {
    const { lines } = stubLines()
    putSession(aSession())
    await passes(0)
    lines[0]?.send('data: 5\n\n')
    await passes(0)
    putSession(null)
    await passes(0)
    expect(lines[0]?.gone).toBe(true)
    expect(getUnread()).toBeNull()
  })

  it('shows the last known count of each college until the server answers', async () => {
    localStorage.setItem('sands.unread_counts', '{"7.1":5,"7.2":2}')
    const { result } = renderHook(() => useInboxNews())
    const begin = result.current
    const { lines } = stubLines()
    putSession(aSession())
    await passes(0)
    expect(getUnread()).toBe(5)
    lines[0]?.send('data: 6\n\n')
    await passes(0)
    expect(getUnread()).toBe(6)
    expect(result.current).toBe(begin)
    setUnread((count) => count - 1)
    putSession(aSession({ collegeId: '2' as CollegeId }))
    await passes(0)
    expect(getUnread()).toBe(2)
    putSession(aSession())
    await passes(0)
    expect(getUnread()).toBe(5)
    putSession(null)
    await passes(0)
    expect(localStorage.getItem('sands.unread_counts')).toBeNull()
  })

  it('passes only counts of the server to other tabs', async () => {
    localStorage.setItem('sands.unread_counts', '{"7.1":5}')
    stubLines()
    putSession(aSession())
    await passes(0)
    await delivered()
    heardByOther.length = 0
    otherTab.postMessage({ owner: '7.1' })
    await delivered()
    await delivered()
    expect(heardByOther).toEqual([])
  })

  it('continues after a token renewal, and starts again in another college', async () => {
    const { lines } = stubLines()
    putSession(aSession())
    await passes(0)
    putSession(aSession({ accessToken: 'access-2' }))
    await passes(0)
    expect(lines.map(({ gone }) => gone)).toEqual([false])
    putSession(aSession({ collegeId: '2' as CollegeId }))
    await passes(0)
    expect(lines.map(({ gone }) => gone)).toEqual([true, false])
  })

  it('closes the stream some time after the page is hidden, and opens it again', async () => {
    const { lines } = stubLines()
    putSession(aSession())
    await passes(0)
    lines[0]?.send('data: 1\n\n')
    await passes(0)
    see('hidden')
    await passes(9_000)
    see('visible')
    await passes(9_000)
    expect(lines.map(({ gone }) => gone)).toEqual([false])
    see('hidden')
    await passes(10_000)
    expect(lines.map(({ gone }) => gone)).toEqual([true])
    await passes(600_000)
    expect(lines).toHaveLength(1)
    expect(getUnread()).toBe(1)
    see('visible')
    await passes(0)
    expect(lines).toHaveLength(2)
  })
})

describe('changes of the inbox', () => {
  it('are counts from elsewhere, not the person’s own actions here', async () => {
    const { result } = renderHook(() => ({ count: useUnread(), news: useInboxNews() }))
    const { lines } = stubLines()
    putSession(aSession())
    await passes(0)
    const begin = result.current.news
    lines[0]?.send('data: 5\n\n')
    await passes(0)
    expect(result.current).toEqual({ count: 5, news: begin })
    act(() => setUnread((count) => count - 1))
    lines[0]?.send('data: 4\n\n')
    await passes(0)
    expect(result.current).toEqual({ count: 4, news: begin })
    await delivered()
    expect(heardByOther).toContainEqual({ owner: '7.1', count: 4 })
    lines[0]?.send('data: 5\n\n')
    await passes(0)
    expect(result.current).toEqual({ count: 5, news: begin + 1 })
  })

  it('never count below zero', async () => {
    const { lines } = stubLines()
    putSession(aSession())
    await passes(0)
    lines[0]?.send('data: 1\n\n')
    await passes(0)
    setUnread((count) => count - 3)
    expect(getUnread()).toBe(0)
  })
})
