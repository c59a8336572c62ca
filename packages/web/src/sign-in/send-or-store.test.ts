// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { type CallError, call } from '../call/call.ts'
import { outboxItems, retryOutbox } from '../outbox/outbox.ts'
import { outboxStorage } from '../outbox/storage.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { clearToasts } from '../testing/toasts.ts'
import { type Answer, stubWire } from '../testing/wire.ts'
import { shownToasts } from '../toast/toast.ts'
import { mayArriveLater, sendOrStore } from './send-or-store.ts'

const KEY = 'POST /sands-user/api/v1/user/change-language'
const body = { language: 'vi' } as const
const scan = () =>
  sendOrStore((idempotencyKey) => call(KEY, { body, idempotencyKey, quietFor: mayArriveLater }), {
    key: KEY,
    body,
    label: 'Sign in',
    lane: 'sign-in 31',
  })

beforeEach(async () => {
  clearToasts()
  putSession(aSession())
  for (const { id } of await outboxItems()) await (await outboxStorage()).remove(id)
})
afterEach(() => vi.unstubAllGlobals())

it('is on the device while it is being sent, and not when it has arrived', async () => {
  let arrive = (_answer: Answer): void => undefined
  const sent = stubWire(() => new Promise((resolve) => (arrive = resolve)))
  const scanned = scan()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const items = await outboxItems()
  expect(items).toMatchObject([{ key: KEY, body, lane: 'sign-in 31', state: 'waiting' }])
  expect(sent[0]?.headers.get('idempotency-key')).toBe(items[0]?.idempotencyKey)
  // The outbox leaves it to this page for as long as it is open.
  await retryOutbox()
  expect(sent).toHaveLength(1)
  arrive({ code: 1 })
  expect(await scanned).toBe('sent')
  expect(await outboxItems()).toEqual([])
})

it.each<[string, Answer]>([
  ['no answer', 'no answer'],
  ['a busy server', { code: 5000503, status: 503, msg: 'Busy' }],
  ['too many requests', { code: 4000429, status: 429, msg: 'Wait' }],
])('is stored after %s, and sent later with the same key', async (_, answer) => {
  const first = stubWire(() => answer)
  expect(await scan()).toBe('stored')
  expect(await outboxItems()).toHaveLength(1)
  expect(shownToasts()).toEqual([])
  const sent = stubWire(() => ({ code: 1 }))
  await retryOutbox()
  await vi.waitFor(async () => expect(await outboxItems()).toEqual([]))
  const keyOf = ({ headers }: { headers: Headers }) => headers.get('idempotency-key')
  expect(new Set([...first, ...sent].map(keyOf)).size).toBe(1)
})

it('is sent all the same where nothing can be stored', async () => {
  const put = vi.spyOn(await outboxStorage(), 'put').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'))
  onTestFinished(() => put.mockRestore())
  const sent = stubWire(() => ({ code: 1 }))
  expect(await scan()).toBe('sent')
  expect(sent).toHaveLength(1)
})

it('says why when it can neither arrive nor be stored', async () => {
  const put = vi.spyOn(await outboxStorage(), 'put').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'))
  onTestFinished(() => put.mockRestore())
  stubWire(() => ({ code: 5000503, status: 503, msg: 'Busy' }))
  expect(await scan().catch((error: CallError) => error)).toMatchObject({ status: 503 })
  expect(shownToasts()).toMatchObject([{ text: 'Busy' }])
})

it('has arrived, also when the device cannot remove its copy', async () => {
  const remove = vi.spyOn(await outboxStorage(), 'remove').mockRejectedValue(new DOMException('', 'UnknownError'))
  onTestFinished(() => remove.mockRestore())
  stubWire(() => ({ code: 1 }))
  expect(await scan()).toBe('sent')
})

it.each<[string, Answer & object]>([
  ['a wrong code', { code: 4290042, status: 422, msg: 'Wrong' }],
  ['too many wrong codes, because a scanned one is still taken', { code: 4290047, status: 429, msg: 'Locked' }],
])('is refused for %s', async (_, answer) => {
  stubWire(() => answer)
  const refusal = await scan().catch((error: CallError) => error)
  expect(refusal).toMatchObject({ code: answer.code })
  expect(shownToasts()).toMatchObject([{ text: answer.msg }])
  expect(await outboxItems()).toEqual([])
})
