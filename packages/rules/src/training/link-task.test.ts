import { describe, expect, it } from 'vitest'
import { linkSecondsLeft } from './link-task.ts'

describe('a link task', () => {
  it('counts the time since the link was opened', () => {
    const left = (openedAt: number | null, now: number, minSeconds = 60) =>
      linkSecondsLeft({ minSeconds, openedAt, now })
    expect(left(null, 5000)).toBeNull()
    expect(left(0, 0)).toBe(60)
    expect(left(0, 500)).toBe(60)
    expect(left(0, 59_001)).toBe(1)
    expect(left(0, 60_000)).toBe(0)
    expect(left(0, 90_000)).toBe(0)
    expect(left(0, 0, 0)).toBe(0)
  })
})
