// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { heard, watchLine } from '../offline/connectivity.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import { backOff } from './item.ts'
import { discardItem, enqueue, flushOutbox, onHaste, onSent, retryItem, retryOutbox, startOutbox } from './outbox.ts'
import { outboxStorage } from './storage.ts'

const KEY = 'POST /sands-user/api/v1/user/change-language'
const write = (language: 'vi' | 'id' = 'vi') => enqueue({ key: KEY, body: { language }, label: `To ${language}` })
const stored = async (userId = '7') => (await outboxStorage()).all(userId)

/** Advances the clock, so that a write of one test is not the double tap of the last test. */
let now = Date.now()

beforeEach(async () => {
  now += 60_000
  vi.useFakeTimers({ toFake: ['Date'], now })
  localStorage.clear()
  putSession(aSession())
  for (const item of [...(await stored()), ...(await stored('8'))]) await (await outboxStorage()).remove(item.id)
})

describe('outbox', () => {
  it('sends at once and deletes acknowledged items', async () => {
    const sent = stubWire(() => ({ code: 1 }))
    const { idempotencyKey } = await write()
    await vi.waitFor(async () => expect(await stored()).toEqual([]))
    expect(sent[0]?.headers.get('idempotency-key')).toBe(idempotencyKey)
    expect(sent[0]?.body).toBe('{"language":"vi"}')
  })

  it('treats a double tap as one write, and the same write later as another', async () => {
    const sent = stubWire(() => ({ code: 1 }))
    const [first, second] = await Promise.all([write(), write()])
    expect(second).toBe(first)
    await vi.waitFor(async () => expect(await stored()).toEqual([]))
    expect(sent).toHaveLength(1)

    vi.setSystemTime(now + 1000)
    await write()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
  })

  it('stores an unanswered write and sends it with the same key when the network is back', async () => {
    stubWire(() => 'no answer')
    const { idempotencyKey } = await write()
    await vi.waitFor(async () => expect((await stored())[0]).toMatchObject({ state: 'waiting', tries: 1 }))

    const sent = stubWire(() => ({ code: 1 }))
    await flushOutbox()
    expect(sent).toEqual([])
    await retryOutbox()
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([idempotencyKey])
    expect(await stored()).toEqual([])
  })

  it.each([14300, 14310, 14320])('waits after code %i, which a screen asks the person about', async (code) => {
    stubWire(() => ({ code, status: 403 }))
    await write()
    await vi.waitFor(async () => expect((await stored())[0]).toMatchObject({ state: 'waiting', tries: 1 }))
  })

  it.each([429, 500, 503])('tries again after HTTP %i', async (status) => {
    stubWire(() => ({ code: 5000500, status, data: { seconds: 90 } }))
    await write()
    await vi.waitFor(async () => expect((await stored())[0]?.tries).toBe(1))
    const [item] = await stored()
    expect(item?.state).toBe('waiting')
    expect((item?.nextTryAt ?? 0) - Date.now()).toBeGreaterThan(80_000)
  })

  it('stores a refused write with the reason, continues with the next, and tries it again on demand', async () => {
    stubWire(({ body }) => (body.includes('vi') ? { code: 4000422, msg: 'Not this one', status: 422 } : { code: 1 }))
    await write('vi')
    await write('id')
    await vi.waitFor(async () =>
      expect(await stored()).toMatchObject([{ label: 'To vi', state: 'refused', reason: 'Not this one' }]),
    )

    stubWire(() => ({ code: 1 }))
    await flushOutbox()
    expect(await stored()).toHaveLength(1)
    await retryItem((await stored())[0]?.id ?? '')
    expect(await stored()).toEqual([])
  })

  it('sends with the next start what an earlier page had to put off', async () => {
    stubWire(() => ({ code: 5000500, status: 503, data: { seconds: 300 } }))
    await write()
    await vi.waitFor(async () => expect((await stored())[0]?.tries).toBe(1))
    const sent = stubWire(() => ({ code: 1 }))
    startOutbox()
    await vi.waitFor(async () => expect(await stored()).toEqual([]))
    expect(sent).toHaveLength(1)
  })

  it('tells those who hold writes themselves to send now, and those who show it what has arrived', async () => {
    const [haste, arrived] = [vi.fn(), vi.fn()]
    const stops = [onHaste(haste), onSent(arrived)]
    stubWire(() => ({ code: 1 }))
    const { id } = await write()
    await vi.waitFor(() => expect(arrived.mock.calls.map(([item]) => item.id)).toEqual([id]))
    await retryOutbox()
    for (const stop of stops) stop()
    expect(haste).toHaveBeenCalledOnce()
  })

  it('waits for an attempt that is under way, and then tries again whatever came of that', async () => {
    let fail = (): void => undefined
    let tries = 0
    stubWire(() => {
      tries += 1
      return tries > 1 ? { code: 1 } : new Promise((answer) => (fail = () => answer('no answer')))
    })
    await write()
    await vi.waitFor(() => expect(tries).toBe(1))
    const retried = retryOutbox()
    fail()
    await retried
    expect([tries, await stored()]).toEqual([2, []])
  })

  it('drops a refused write that the person discards', async () => {
    stubWire(() => ({ code: 4000422, msg: 'No', status: 422 }))
    const { id } = await write()
    await vi.waitFor(async () => expect((await stored())[0]?.state).toBe('refused'))
    await discardItem(id)
    expect(await stored()).toEqual([])
  })

  it('does not restore an item that was discarded while it was being sent', async () => {
    stubWire(() => 'no answer')
    const { id } = await write()
    await vi.waitFor(async () => expect((await stored())[0]?.tries).toBe(1))
    stubWire(() => {
      void discardItem(id)
      return 'no answer'
    })
    await retryOutbox()
    expect(await stored()).toEqual([])
  })

  it('does not restore an item that another tab has sent meanwhile', async () => {
    stubWire(() => ({ code: 4000422, msg: 'No', status: 422 }))
    const { id } = await write()
    await vi.waitFor(async () => expect((await stored())[0]?.state).toBe('refused'))
    await (await outboxStorage()).remove(id)
    const sent = stubWire(() => ({ code: 1 }))
    await retryItem(id)
    expect(sent).toEqual([])
    expect(await stored()).toEqual([])
  })

  it('sends in order and does not let a later write overtake a waiting one', async () => {
    stubWire(() => 'no answer')
    await write('vi')
    await write('id')
    await vi.waitFor(async () => expect((await stored()).map(({ tries }) => tries)).toEqual([1, 0]))

    const sent = stubWire(() => ({ code: 1 }))
    await retryOutbox()
    expect(sent.map(({ body }) => body)).toEqual(['{"language":"vi"}', '{"language":"id"}'])
  })

  it("never sends one person's writes while another is signed in", async () => {
    stubWire(() => 'no answer')
    await write()
    await vi.waitFor(async () => expect((await stored())[0]?.tries).toBe(1))

    putSession(aSession({ userId: '8', accessToken: 'access-8' }))
    const sent = stubWire(() => ({ code: 1 }))
    await retryOutbox()
    expect(sent).toEqual([])

    putSession(aSession())
    await retryOutbox()
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer access-1')
    expect(await stored()).toEqual([])
  })

  it('tries again as soon as the server answers again', () => {
    const haste = vi.fn()
    const stop = onHaste(haste)
    watchLine()
    dispatchEvent(new Event('offline'))
    expect(haste).not.toHaveBeenCalled()
    heard()
    stop()
    expect(haste).toHaveBeenCalledOnce()
  })

  it('keeps everything when the session has ended', async () => {
    stubWire(() => ({ code: 14280, status: 401 }))
    await write()
    await vi.waitFor(() => expect(localStorage.getItem('sands.session')).toBeNull())
    expect(await stored()).toMatchObject([{ state: 'waiting', tries: 0 }])
  })
})

describe('back-off', () => {
  it('doubles from 2 seconds and stops at 5 minutes', () => {
    expect([0, 1, 2, 3].map(backOff)).toEqual([2000, 4000, 8000, 16_000])
    expect(backOff(50)).toBe(300_000)
  })
})
