// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSession, putSession } from '../session/store.ts'
import { stubLines } from '../testing/lines.ts'
import { aSession, tokenAnswer } from '../testing/session.ts'
import { leadUnread, lineBackOff } from './lead.ts'

const COUNT = 'GET /sands-system/api/v1/message/unread-count'
const STREAM = 'GET /sands-system/api/v1/message/unread-stream'
const TOKEN = 'POST /sands-user/oauth/token'

const counted = (unreadCount: number) => ({ code: 1, data: { unreadCount } })
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)

let round: AbortController
let counts: number[]
let ended: boolean

function lead() {
  void leadUnread({ userId: '7', onCount: (count) => counts.push(count), signal: round.signal }).then(() => {
    ended = true
  })
  return passes(0)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  localStorage.clear()
  putSession(aSession())
  round = new AbortController()
  counts = []
  ended = false
})
afterEach(() => {
  round.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the unread stream', () => {
  it('is opened with the token, and every event is a count', async () => {
    const { lines } = stubLines()
    await lead()
    expect(lines[0]?.headers.get('authorization')).toBe('Bearer access-1')
    expect(lines[0]?.headers.get('accept')).toBe('text/event-stream')
    expect(lines[0]?.search.get('bizType')).toBe('0')
    lines[0]?.send('data: 3\n\n')
    await passes(0)
    lines[0]?.send(':\n\ndata: 4\n\ndata: nonsense\n\ndata: -1\n\n')
    await passes(0)
    expect(counts).toEqual([3, 4])
  })

  it('reconnects at once when the server ended it after a healthy time', async () => {
    const { lines, asked } = stubLines()
    await lead()
    lines[0]?.send('data: 1\n\n')
    await passes(59_000)
    lines[0]?.send(':\n\n')
    await passes(59_000)
    lines[0]?.close()
    await passes(1)
    expect(lines).toHaveLength(2)
    expect(asked).toEqual([STREAM, STREAM])
  })

  it('waits longer after each failure, and requests the count meanwhile', async () => {
    let up = false
    const { lines, asked } = stubLines({ line: () => (up ? 'open' : 'no answer'), call: () => 'no answer' })
    await lead()
    expect(asked).toEqual([STREAM, COUNT])
    await passes(999)
    expect(asked).toHaveLength(2)
    await passes(1)
    expect(asked).toHaveLength(4)
    await passes(1_999)
    expect(asked).toHaveLength(4)
    up = true
    await passes(1)
    lines[0]?.send('data: 2\n\n')
    await passes(0)
    expect(counts).toEqual([2])
  })

  it('tries at once when the device is online again', async () => {
    const { asked } = stubLines({ line: () => 'no answer', call: () => 'no answer' })
    await lead()
    await passes(1_000)
    const before = asked.length
    window.dispatchEvent(new Event('online'))
    await passes(0)
    expect(asked.slice(before)).toContain(STREAM)
  })

  it('treats a connection without data for a minute as dead', async () => {
    const { lines } = stubLines({ call: () => counted(1) })
    await lead()
    lines[0]?.send('data: 1\n\n')
    await passes(59_999)
    expect(lines[0]?.gone).toBe(false)
    await passes(2)
    expect(lines[0]?.gone).toBe(true)
    await passes(1_000)
    expect(lines).toHaveLength(2)
  })

  it('renews an expired token once', async () => {
    let refused = false
    const { lines, asked } = stubLines({
      line: () => {
        if (refused) return 'open'
        refused = true
        return { code: 14_100, status: 401 }
      },
      call: () => tokenAnswer(2),
    })
    await lead()
    await passes(0)
    expect(asked).toEqual([STREAM, TOKEN, STREAM])
    expect(lines[0]?.headers.get('authorization')).toBe('Bearer access-2')
  })

  it('ends with a revoked session', async () => {
    stubLines({ line: () => ({ code: 14_280, status: 401 }) })
    await lead()
    expect(getSession()).toBeNull()
    expect(ended).toBe(true)
  })

  it('closes when it is no longer needed', async () => {
    const { lines } = stubLines()
    await lead()
    lines[0]?.send('data: 1\n\n')
    round.abort()
    await passes(0)
    expect(lines[0]?.gone).toBe(true)
    expect(ended).toBe(true)
    await passes(600_000)
    expect(lines).toHaveLength(1)
  })
})

describe('where streams are blocked', () => {
  it('the count is requested every 30 seconds, and a stream is tried again after five minutes', async () => {
    const { lines, asked } = stubLines({ call: () => counted(6) })
    await lead()
    await passes(8_000)
    expect(lines[0]?.gone).toBe(true)
    await passes(1_000)
    asked.length = 0
    await passes(89_000)
    expect(asked).toEqual([COUNT, COUNT])
    expect(counts.at(-1)).toBe(6)
    await passes(215_000)
    expect(lines).toHaveLength(2)
    lines[1]?.send('data: 9\n\n')
    await passes(0)
    expect(counts.at(-1)).toBe(9)
  })

  it('streams that fail three times while calls succeed are not tried for a while', async () => {
    const { asked } = stubLines({ line: () => ({ code: 5_000_500, status: 502 }), call: () => counted(2) })
    await lead()
    await passes(1_000 + 2_000 + 4_000)
    expect(asked.filter((key) => key === STREAM)).toHaveLength(3)
    await passes(299_000)
    expect(asked.filter((key) => key === STREAM)).toHaveLength(3)
    expect(asked.filter((key) => key === COUNT).length).toBeGreaterThanOrEqual(12)
    await passes(2_000)
    expect(asked.filter((key) => key === STREAM)).toHaveLength(4)
  })

  it('a lost network is not mistaken for a blocked stream', async () => {
    const { asked } = stubLines({ line: () => 'no answer', call: () => 'no answer' })
    await lead()
    await passes(1_000 + 2_000 + 4_000 + 8_000 + 16_000)
    expect(asked.filter((key) => key === STREAM)).toHaveLength(6)
  })
})

describe('the back-off of the stream', () => {
  it('doubles from a second to a minute, up to half of it random', () => {
    expect([1, 2, 3, 7, 40].map((failures) => lineBackOff(failures, 0))).toEqual([1000, 2000, 4000, 60_000, 60_000])
    expect(lineBackOff(3, 1)).toBe(2000)
  })
})
