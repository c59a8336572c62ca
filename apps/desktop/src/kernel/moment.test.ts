import { describe, expect, it } from 'vitest'
import { agoIn } from './moment.ts'

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

  it('is now when this clock runs behind the server', () => {
    expect(agoIn(5_000, 1_000)).toEqual({ value: 0, unit: 'second' })
  })
})
