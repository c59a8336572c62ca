// @vitest-environment happy-dom
import { JUMP } from '@sands/rules/jump'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryOutbox } from '../outbox/outbox.ts'
import { outboxStorage } from '../outbox/storage.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import { sendCollect, sendLike } from './social-calls.ts'

const target = { module: JUMP.course, moduleId: '7' }
const stored = async () => (await outboxStorage()).all('7')

beforeEach(async () => {
  putSession(aSession())
  for (const { id } of await stored()) await (await outboxStorage()).remove(id)
})
afterEach(() => vi.unstubAllGlobals())

const LIKE = 'POST /sands-system/api/v1/like/likeOption'
const UNLIKE = 'POST /sands-system/api/v1/like/cancelLike'
const likesOf = (calls: readonly { key: string }[]) =>
  calls.map(({ key }) => key).filter((key) => key.includes('/like/'))

it('wait in the outbox without a network, and go out in order with the keys of the first try', async () => {
  const tried = stubWire(() => 'no answer')
  expect(await sendLike(target, true)).toBe('waiting')
  expect(await sendLike(target, false)).toBe('waiting')
  expect(await sendCollect(target, true)).toBe('waiting')
  expect(await stored()).toHaveLength(3)
  const keys = new Set((await stored()).map(({ idempotencyKey }) => idempotencyKey))
  expect(tried.every(({ headers }) => keys.has(headers.get('idempotency-key') ?? ''))).toBe(true)

  const sent = stubWire(() => ({ code: 1 }))
  await retryOutbox()
  expect(likesOf(sent)).toEqual([LIKE, UNLIKE])
  expect(sent.every(({ headers }) => keys.has(headers.get('idempotency-key') ?? ''))).toBe(true)
  expect(await stored()).toEqual([])
})

it('stay behind an earlier act on the same target that still waits, also when the network is back', async () => {
  stubWire(() => 'no answer')
  expect(await sendLike(target, true)).toBe('waiting')

  const sent = stubWire(() => ({ code: 1 }))
  expect(await sendLike(target, false)).toBe('waiting')
  await retryOutbox()
  expect(likesOf(sent)).toEqual([LIKE, UNLIKE])
  expect(await stored()).toEqual([])
})

it('are refused as ever when the server says no', async () => {
  stubWire(() => ({ code: 4000404, msg: 'Gone', status: 404 }))
  await expect(sendLike(target, true)).rejects.toMatchObject({ status: 404 })
  expect(await stored()).toEqual([])
})
