import { describe, expect, it } from 'vitest'
import { hotScore } from './hot.ts'

const at = (hours: number) => new Date(Date.UTC(2026, 10, 17) + hours * 3_600_000)
const NOTHING = { likes: 0, commenters: 0, views: 0 }

describe('the hot score', () => {
  it('grows with likes, commenters and views of other people', () => {
    const plain = hotScore(NOTHING, at(0))
    const viewed = hotScore({ ...NOTHING, views: 1 }, at(0))
    const liked = hotScore({ ...NOTHING, likes: 1 }, at(0))
    const commented = hotScore({ ...NOTHING, commenters: 1 }, at(0))
    expect([plain, viewed, liked, commented]).toEqual(
      [plain, viewed, liked, commented].toSorted((one, two) => one - two),
    )
    expect(new Set([plain, viewed, liked, commented]).size).toBe(4)
  })

  it('decays: content of today with few likes is above content of last week with many', () => {
    const old = hotScore({ ...NOTHING, likes: 1000 }, at(-7 * 24))
    expect(hotScore({ ...NOTHING, likes: 2 }, at(0))).toBeGreaterThan(old)
    expect(hotScore({ ...NOTHING, likes: 1000 }, at(-6))).toBeGreaterThan(hotScore({ ...NOTHING, likes: 2 }, at(0)))
  })

  it('weighs the tenth like more than the thousandth', () => {
    const gain = (likes: number) =>
      hotScore({ ...NOTHING, likes: likes + 1 }, at(0)) - hotScore({ ...NOTHING, likes }, at(0))
    expect(gain(10)).toBeGreaterThan(gain(1000))
  })

  it('never falls below that of content without attention', () => {
    expect(hotScore({ likes: -3, commenters: -1, views: -9 }, at(0))).toBe(hotScore(NOTHING, at(0)))
  })
})
