// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { DEVICE_KEYS } from '../device/device.ts'
import { cachedUnread } from './unread-cache.ts'

beforeEach(() => localStorage.clear())

it('stores a count for each inbox', () => {
  cachedUnread.put('7.1', 5)
  cachedUnread.put('7.2', 0)
  expect([cachedUnread.of('7.1'), cachedUnread.of('7.2'), cachedUnread.of('8.1')]).toEqual([5, 0, null])
  cachedUnread.clear()
  expect(cachedUnread.of('7.1')).toBeNull()
})

it.each(['{', '[5]', '{"7.1":"5"}', '{"7.1":-1}', '{"7.1":1.5}', 'null'])('ignores %s', (cached) => {
  localStorage.setItem(DEVICE_KEYS.unread, cached)
  expect(cachedUnread.of('7.1')).toBeNull()
})
