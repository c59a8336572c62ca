import { describe, expect, it } from 'vitest'
import { extensionAfter, extensionRefusal, isMoreTime, laterOf, moreTimeFault } from './extension.ts'

const DAY = 86_400_000

describe('more time for homework', () => {
  it('is asked for, answered or taken back once, and can be asked for again', () => {
    expect(extensionAfter(null, 'ask')).toBe('asked')
    expect(extensionAfter('asked', 'ask')).toBeUndefined()
    expect(extensionAfter('asked', 'approved')).toBe('granted')
    expect(extensionAfter('granted', 'declined')).toBeUndefined()
    for (const state of ['granted', 'declined', 'withdrawn'] as const)
      expect(extensionAfter(state, 'ask')).toBe('asked')
  })

  it('is possible after the cut-off, but not for work that is done, waits or has no date', () => {
    const facts = { handIn: null, due: DAY, cutOff: null, state: null }
    expect(extensionRefusal(facts)).toBeNull()
    expect(extensionRefusal({ ...facts, handIn: 'cut_off' })).toBeNull()
    expect(extensionRefusal({ ...facts, handIn: 'done' })).toBe('done')
    expect(extensionRefusal({ ...facts, handIn: 'waiting' })).toBe('waiting')
    expect(extensionRefusal({ ...facts, due: null })).toBe('undated')
    expect(extensionRefusal({ ...facts, due: null, cutOff: DAY })).toBeNull()
    expect(extensionRefusal({ ...facts, state: 'asked' })).toBe('asked')
  })

  it('is a later date, within half a year', () => {
    const dates = { due: 2 * DAY, cutOff: 5 * DAY, now: DAY }
    expect(isMoreTime(2 * DAY, dates)).toBe(false)
    expect(isMoreTime(3 * DAY, dates)).toBe(true)
    expect(isMoreTime(4 * DAY, { ...dates, due: null })).toBe(false)
    expect(isMoreTime(3 * DAY, { ...dates, now: 3 * DAY })).toBe(false)
    expect(isMoreTime(181 * DAY, dates)).toBe(true)
    expect(isMoreTime(182 * DAY, dates)).toBe(false)
  })

  it('is never less than what the whole project gives', () => {
    expect(laterOf(null, null)).toBeNull()
    expect(laterOf(new Date(5), null)).toBe(5)
    expect(laterOf(new Date(5), new Date(7))).toBe(7)
    expect(laterOf(new Date(9), new Date(7))).toBe(9)
  })
})

describe('more time that a manager gives', () => {
  const facts = { now: 2 * DAY, startsAt: null, endsAt: null, extendedTo: null, firstDue: DAY }

  it('ends later than now, after the start and before the end of the project', () => {
    expect(moreTimeFault(3 * DAY, facts)).toBeNull()
    expect(moreTimeFault(2 * DAY, facts)).toBe('passed')
    expect(moreTimeFault(4 * DAY, { ...facts, startsAt: 4 * DAY })).toBe('before_start')
    expect(moreTimeFault(4 * DAY, { ...facts, endsAt: 3 * DAY })).toBe('after_end')
    expect(moreTimeFault(3 * DAY, { ...facts, endsAt: 3 * DAY })).toBeNull()
  })

  it('is more than the member has', () => {
    expect(moreTimeFault(5 * DAY, { ...facts, extendedTo: 5 * DAY })).toBe('shorter')
    expect(moreTimeFault(3 * DAY, { ...facts, firstDue: 4 * DAY })).toBe('shorter')
    expect(moreTimeFault(6 * DAY, { ...facts, extendedTo: 5 * DAY })).toBeNull()
    expect(moreTimeFault(3 * DAY, { ...facts, firstDue: null })).toBe('undated')
  })
})
