// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { outboxStorage } from '../outbox/storage.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { type Sent, stubWire } from '../testing/wire.ts'
import { noteSound, startHeartbeat } from './heartbeat.ts'
import { claim, presence } from './stay.ts'

const BEAT_MS = 5_000
let visibility: DocumentVisibilityState = 'visible'
const see = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
const seconds = (sent: Sent[]) => sent.map(({ body }) => Math.round(JSON.parse(body).stayDuration))
const beats = async (count: number) => {
  for (let beat = 0; beat < count; beat += 1) await vi.advanceTimersByTimeAsync(BEAT_MS)
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true })
  startHeartbeat({ terminalType: 2 })
})
afterAll(() => void vi.useRealTimers())

beforeEach(async () => {
  putSession(aSession())
  see('visible')
  stubWire(() => ({ code: 1 }))
  await beats(2)
})

describe('heartbeat', () => {
  it('is sent every 5 seconds with the seconds since the last one', async () => {
    const sent = stubWire(() => ({ code: 1 }))
    await beats(3)
    expect(seconds(sent)).toEqual([5, 5, 5])
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ terminalType: 2, stayDateTime: expect.any(String) })
  })

  it('stops while nobody is signed in', async () => {
    putSession(null)
    const sent = stubWire(() => ({ code: 1 }))
    await beats(3)
    expect(sent).toEqual([])
  })

  it('pauses while the page is hidden, after a last request that continues when the page closes', async () => {
    const sent = stubWire(() => ({ code: 1 }))
    await vi.advanceTimersByTimeAsync(3_000)
    see('hidden')
    await vi.advanceTimersByTimeAsync(0)
    expect(seconds(sent)).toEqual([3])
    expect(sent[0]?.keepalive).toBe(true)
    await beats(10)
    expect(sent).toHaveLength(1)
    see('visible')
    await beats(1)
    expect(seconds(sent)).toEqual([3, 5])
  })

  it('goes on while sound that is studied plays out of sight, and pauses after it', async () => {
    const sent = stubWire(() => ({ code: 1 }))
    noteSound()
    see('hidden')
    for (let heard = 0; heard < 4; heard += 1) {
      await beats(1)
      noteSound()
    }
    expect(seconds(sent)).toEqual([5, 5, 5, 5])
    await beats(10)
    expect(sent.length).toBeLessThan(8)
  })

  it('adds up the seconds of an outage and sends the sum in one heartbeat', async () => {
    stubWire(() => 'no answer')
    await beats(4)
    expect(await (await outboxStorage()).addStay('7', 0)).toBeGreaterThanOrEqual(19)

    const sent = stubWire(() => ({ code: 1 }))
    await beats(2)
    expect(seconds(sent)).toEqual([25, 5])
    expect(await (await outboxStorage()).addStay('7', 0)).toBe(0)
  })

  it('sends the seconds that this device could not store with the next heartbeat', async () => {
    const sent = stubWire(() => ({ code: 1 }))
    // From now on it looks for stored seconds.
    dispatchEvent(new Event('online'))
    const addStay = vi.spyOn(await outboxStorage(), 'addStay').mockRejectedValue(new Error('The disk is full'))
    onTestFinished(() => addStay.mockRestore())
    await beats(3)
    expect(seconds(sent)).toEqual([10, 5])
  })

  it('does not count the seconds of one person for another', async () => {
    stubWire(() => 'no answer')
    await beats(2)
    putSession(aSession({ userId: '8', accessToken: 'access-8' }))
    const sent = stubWire(() => ({ code: 1 }))
    await beats(2)
    expect(Math.max(...seconds(sent))).toBeLessThanOrEqual(5)
    expect(await (await outboxStorage()).addStay('7', 0)).toBeGreaterThanOrEqual(9)
    await (await outboxStorage()).addStay('7', -100)
  })
})

describe('presence', () => {
  it('is never more than the elapsed time, and none while the device was asleep', () => {
    expect(presence(0, 4_900)).toBe(4.9)
    expect(presence(0, 3_600_000)).toBe(10)
    expect(presence(5_000, 0)).toBe(0)
  })

  it('is reported in tenths of a second, one day at most', () => {
    expect(claim(5.0499)).toBe(5)
    expect(claim(9.99)).toBe(9.9)
    expect(claim(1_000_000)).toBe(86_400)
  })
})
