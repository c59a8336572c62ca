import { describe, expect, it } from 'vitest'
import { createReadingClock } from './reading-clock.ts'

describe('the reading clock', () => {
  it('runs while the text is visible', () => {
    const clock = createReadingClock(0)
    clock.show(true, 0)
    expect(clock.take(15_000)).toBe(15)
    clock.show(false, 20_000)
    expect(clock.take(60_000)).toBe(5)
    clock.show(true, 100_000)
    expect(clock.take(103_000)).toBe(3)
  })

  it('stops ten minutes after the last input, and continues with the next', () => {
    const clock = createReadingClock(0)
    clock.show(true, 0)
    clock.sign(60_000)
    expect(clock.take(60_000)).toBe(60)
    expect(clock.take(3_600_000)).toBe(600)
    clock.sign(3_700_000)
    expect(clock.take(3_710_000)).toBe(10)
  })

  it('counts nothing before the text is visible', () => {
    const clock = createReadingClock(0)
    expect(clock.take(30_000)).toBe(0)
    clock.show(true, 30_000)
    expect(clock.take(50_000)).toBe(20)
  })
})
