// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { type DeviceDraft, firstDraft } from './device-drafts.ts'

const EARLIER = '2026-03-02T08:00:00.000Z'
const LATER = '2026-03-02T09:00:00.000Z'
const inAnHour = Date.parse(LATER) + 3_600_000
const stored = (saveTime: string) => ({ answers: { q1: { text: 'server' }, q2: { text: 'server' } }, saveTime })
const own = (over: Partial<DeviceDraft>): DeviceDraft => ({
  answers: { q1: { text: 'device' }, q3: { text: 'device' } },
  key: 'k',
  savedAt: inAnHour,
  ...over,
})

describe('the draft that a reply goes on with', () => {
  it('is the one of the device when it goes on with what the server has', () => {
    const draft = own({ serverTime: EARLIER, savedAt: 0 })
    expect(firstDraft(draft, stored(EARLIER))).toBe(draft)
    expect(firstDraft(draft, null)).toBe(draft)
  })

  it('is the one of the server when another device has saved since, whatever the clock of this device says', () => {
    const draft = own({ serverTime: EARLIER, isOnServer: true })
    expect(firstDraft(draft, stored(LATER))).toMatchObject({ answers: stored(LATER).answers, key: 'k' })
  })

  it('is the one of the device when it goes on with a later one than was loaded', () => {
    const saved = own({ serverTime: LATER, isOnServer: true })
    expect(firstDraft(saved, stored(EARLIER))).toBe(saved)
    const changed = own({ serverTime: LATER, isOnServer: false })
    expect(firstDraft(changed, stored(EARLIER))).toBe(changed)
  })

  it('has the answers of both when both have changed', () => {
    const draft = own({ serverTime: EARLIER, isOnServer: false })
    expect(firstDraft(draft, stored(LATER)).answers).toEqual({
      q1: { text: 'device' },
      q2: { text: 'server' },
      q3: { text: 'device' },
    })
    expect(firstDraft({ ...draft, savedAt: 0 }, stored(LATER)).answers).toEqual({
      q1: { text: 'server' },
      q2: { text: 'server' },
      q3: { text: 'device' },
    })
  })
})
