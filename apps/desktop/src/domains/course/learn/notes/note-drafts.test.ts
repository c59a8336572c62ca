// @vitest-environment happy-dom
import type { UserId } from '@sands/contract/kernel/schema'
import { DEVICE_KEYS, writeDevice } from '@sands/web/device/device'
import { putSession } from '@sands/web/session/store'
import { aSession } from '@sands/web/testing/session'
import { beforeEach, expect, it } from 'vitest'
import { keepDraft, noteDraft } from './note-drafts.ts'

beforeEach(() => {
  writeDevice(DEVICE_KEYS.noteDrafts, null)
  putSession(aSession())
})

it('is restored after the page was closed, until it is discarded', () => {
  keepDraft('12', { text: 'half a thought', position: 9000 })
  expect(noteDraft('12')).toEqual({ text: 'half a thought', position: 9000 })
  expect(noteDraft('13')).toBeNull()
  keepDraft('12', null)
  expect(noteDraft('12')).toBeNull()
})

it('belongs to one person, and ignores damaged data on the device', () => {
  keepDraft('12', { text: 'mine', position: null })
  putSession(aSession({ userId: '8' as UserId }))
  expect(noteDraft('12')).toBeNull()
  writeDevice(DEVICE_KEYS.noteDrafts, '{"8/12": {"text": 7}, "8/13": "x"}')
  expect([noteDraft('12'), noteDraft('13')]).toEqual([null, null])
})
