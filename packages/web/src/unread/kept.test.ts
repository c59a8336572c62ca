// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { DEVICE_KEYS } from '../device/device.ts'
import { keptUnread } from './kept.ts'

beforeEach(() => localStorage.clear())

it('keeps a count for each inbox', () => {
  keptUnread.put('7.1', 5)
  keptUnread.put('7.2', 0)
  expect([keptUnread.of('7.1'), keptUnread.of('7.2'), keptUnread.of('8.1')]).toEqual([5, 0, null])
  keptUnread.clear()
  expect(keptUnread.of('7.1')).toBeNull()
})

it.each(['{', '[5]', '{"7.1":"5"}', '{"7.1":-1}', '{"7.1":1.5}', 'null'])('makes nothing of %s', (kept) => {
  localStorage.setItem(DEVICE_KEYS.unread, kept)
  expect(keptUnread.of('7.1')).toBeNull()
})
