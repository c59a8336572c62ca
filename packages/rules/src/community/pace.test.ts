import { describe, expect, it } from 'vitest'
import { isNewcomer, type PastPosts, secondsToComment, secondsToWait } from './pace.ts'

const NOW = new Date('2026-11-17T08:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)
const HOUR = 3600
const DAY = 24 * HOUR
const NOBODY: PastPosts = { published: 0, firstAt: null, lastAt: null, today: 0, oldestToday: null }
const TRUSTED: PastPosts = { ...NOBODY, published: 8, firstAt: ago(9 * DAY), lastAt: ago(DAY) }

describe('a newcomer', () => {
  it('is a person with fewer than three published posts, or none older than three days', () => {
    expect(isNewcomer(NOBODY, NOW)).toBe(true)
    expect(isNewcomer({ ...TRUSTED, published: 2 }, NOW)).toBe(true)
    expect(isNewcomer({ ...TRUSTED, firstAt: ago(2 * DAY) }, NOW)).toBe(true)
    expect(isNewcomer(TRUSTED, NOW)).toBe(false)
  })

  it('may publish at once, then once a minute and three times in 24 hours', () => {
    expect(secondsToWait(NOBODY, NOW)).toBe(0)
    expect(secondsToWait({ ...NOBODY, today: 1, lastAt: ago(20), oldestToday: ago(20) }, NOW)).toBe(40)
    const full = { ...NOBODY, today: 3, lastAt: ago(HOUR), oldestToday: ago(20 * HOUR) }
    expect(secondsToWait(full, NOW)).toBe(4 * HOUR)
  })
})

describe('everybody else', () => {
  it('may publish every ten seconds, thirty times in 24 hours', () => {
    expect(secondsToWait({ ...TRUSTED, lastAt: ago(4) }, NOW)).toBe(6)
    expect(secondsToWait({ ...TRUSTED, today: 29, lastAt: ago(60), oldestToday: ago(HOUR) }, NOW)).toBe(0)
    expect(secondsToWait({ ...TRUSTED, today: 30, lastAt: ago(60), oldestToday: ago(HOUR) }, NOW)).toBe(23 * HOUR)
  })
})

describe('comments of a newcomer', () => {
  const none = { lastMinute: 0, oldestOfMinute: null, today: 0, oldestToday: null }

  it('are limited by the minute and by the day', () => {
    expect(secondsToComment(none, NOW)).toBe(0)
    expect(secondsToComment({ ...none, lastMinute: 4, oldestOfMinute: ago(20) }, NOW)).toBe(0)
    expect(secondsToComment({ ...none, lastMinute: 5, oldestOfMinute: ago(20) }, NOW)).toBe(40)
    expect(secondsToComment({ ...none, today: 30, oldestToday: ago(DAY - 100) }, NOW)).toBe(100)
  })
})
