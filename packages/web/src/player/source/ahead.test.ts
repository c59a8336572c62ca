import { describe, expect, it } from 'vitest'
import { levelWithin, secondsWithin } from './ahead.ts'

describe('loading ahead within a number of bytes', () => {
  it('leaves room for the segment that goes beyond the length', () => {
    expect(secondsWithin(1_500_000, 1_000_000)).toBe(8)
    expect(secondsWithin(1_500_000, 2_000_000)).toBe(2)
    expect(secondsWithin(750_000, 4_000_000)).toBe(0)
    expect(secondsWithin(750_000, 0)).toBe(0)
  })

  it('chooses the best rendition whose segment fits, or the smallest', () => {
    const levels = [{ bitrate: 400_000 }, { bitrate: 1_200_000 }, { bitrate: 2_500_000 }]
    expect(levelWithin(levels, 750_000)).toBe(1)
    expect(levelWithin(levels, 5_000_000)).toBe(2)
    expect(levelWithin(levels, 1000)).toBe(0)
  })
})
