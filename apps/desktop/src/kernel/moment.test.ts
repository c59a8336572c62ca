import { describe, expect, it } from 'vitest'
import { agoIn, instantOf, localMoment } from './moment.ts'

describe('how long ago', () => {
  it.each([
    [0, { value: 0, unit: 'second' }],
    [59, { value: 59, unit: 'second' }],
    [60, { value: 1, unit: 'minute' }],
    [7_199, { value: 1, unit: 'hour' }],
    [200_000, { value: 2, unit: 'day' }],
  ])('%i seconds reads as the largest whole unit', (seconds, expected) => {
    expect(agoIn(0, seconds * 1000)).toEqual(expected)
  })

  it('shows now when the clock of this computer is behind the server', () => {
    expect(agoIn(5_000, 1_000)).toEqual({ value: 0, unit: 'second' })
  })
})

describe('a field for date and time', () => {
  it.each(['2026-11-15T08:00:00.000Z', '2026-03-01T23:59:00.000Z', '0099-06-01T12:00:00.000Z'])(
    'shows %s to the minute and reads it back',
    (instant) => {
      expect(localMoment(instant)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
      expect(instantOf(localMoment(instant))).toBe(instant)
    },
  )

  it.each(['', '2026-11-15T'])('that contains %j has no instant', (typed) => {
    expect(instantOf(typed)).toBeNull()
  })
})
