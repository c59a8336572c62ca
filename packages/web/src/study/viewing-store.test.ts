// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HELD_MS } from '../outbox/holders.ts'
import { flushOutbox, retryOutbox } from '../outbox/outbox.ts'
import { outboxStorage } from '../outbox/storage.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import { anUpdate } from './testing.ts'
import { outboxStore, sendEarlier, sendLeftovers } from './viewing-store.ts'

const UPDATE = 'POST /sands-lms/api/v1/learning-details/update'
let now = Date.now()
const keep = () => outboxStore({ userId: '7', now: () => now })
const stored = async () => (await outboxStorage()).all('7')
const numbers = (sent: { key: string; body: string }[]) =>
  sent.filter(({ key }) => key === UPDATE).map(({ body }) => (JSON.parse(body) as { seq: number }).seq)

beforeEach(async () => {
  now = Date.now()
  localStorage.clear()
  putSession(aSession())
  for (const item of await stored()) await (await outboxStorage()).remove(item.id)
})
afterEach(() => vi.unstubAllGlobals())

it('is left alone by the outbox while its page is open, even when everything is sent at once', async () => {
  const sent = stubWire(() => ({ code: 1 }))
  await keep().put([anUpdate()], { listed: true })
  await flushOutbox()
  await retryOutbox()
  expect(sent).toEqual([])
  expect(await stored()).toHaveLength(1)
})

it('is sent by the outbox, in order and once each, when the page has closed abruptly', async () => {
  const sent = stubWire(() => ({ code: 1 }))
  now -= HELD_MS + 1
  await keep().put([anUpdate(), anUpdate({ seq: 2 })], { listed: false })
  await flushOutbox()
  expect(numbers(sent)).toEqual([1, 2])
  expect(await stored()).toEqual([])
})

it('is sent before the next viewing starts when its page has released it', async () => {
  const sent = stubWire(() => ({ code: 1 }))
  const one = keep()
  await one.put([anUpdate({ seq: 4 })], { listed: false })
  await one.release([anUpdate({ seq: 4 })])
  await sendLeftovers('7')
  expect(numbers(sent)).toEqual([4])
})

it('does not delay other writes', async () => {
  const sent = stubWire(({ key }) => (key === UPDATE ? 'no answer' : { code: 1 }))
  now -= HELD_MS + 1
  await keep().put([anUpdate()], { listed: true })
  const storage = await outboxStorage()
  const [item] = await stored()
  if (!item) throw new Error('nothing is stored')
  const { lane: _, heldUntil: __, ...plain } = item
  const key = 'POST /sands-user/api/v1/user/change-language'
  await storage.put({ ...plain, id: 'other', key, body: { language: 'vi' }, createdAt: Date.now() })
  await flushOutbox()
  expect(sent.map((request) => request.key)).toEqual([UPDATE, key])
  expect((await stored()).map(({ id }) => id)).toEqual(['viewing/1/1'])
})

it('is deleted once it is dropped, also while it was being written', async () => {
  const one = keep()
  void one.put([anUpdate(), anUpdate({ seq: 2 })], { listed: false })
  await one.drop([anUpdate(), anUpdate({ seq: 2 })])
  expect(await stored()).toEqual([])
})

/** Which pages the browser knows to be open. */
const openPages = (names: readonly string[]) =>
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    locks: {
      request: async (_: string, ...rest: unknown[]) => {
        const run = rest.at(-1)
        return typeof run === 'function' ? await run({}) : undefined
      },
      query: async () => ({ held: names.map((name) => ({ name: `sands.page.${name}` })), pending: [] }),
    },
  })

it('is sent at once when its page was closed, and left alone while another page has it', async () => {
  const storage = await outboxStorage()
  await keep().put([anUpdate()], { listed: true })
  const [item] = await stored()
  if (!item) throw new Error('nothing is kept')
  await storage.put({ ...item, heldBy: 'other' })
  const sent = stubWire(() => ({ code: 1 }))
  openPages(['other'])
  await retryOutbox()
  expect(numbers(sent)).toEqual([])
  openPages([])
  await flushOutbox()
  expect(numbers(sent)).toEqual([1])
})

it('is sent before a later session of the same viewing, whatever its back-off, but not while an open page has it', async () => {
  const storage = await outboxStorage()
  await keep().put([anUpdate(), anUpdate({ seq: 1001 })], { listed: true })
  await storage.change('viewing/1/1', { heldBy: 'other', tries: 9, nextTryAt: now + HELD_MS })
  const sent = stubWire(() => ({ code: 1 }))
  openPages(['other'])
  expect(await sendEarlier(anUpdate({ seq: 1001 }))).toBe(false)
  expect(numbers(sent)).toEqual([])
  openPages([])
  expect(await sendEarlier(anUpdate({ seq: 1001 }))).toBe(true)
  expect(numbers(sent)).toEqual([1])
  expect((await stored()).map(({ id }) => id)).toEqual(['viewing/1/1001'])
})
