import { describe, expect, it } from 'vitest'
import { dragOf, sideOf, strokeTo } from './gesture.ts'

describe('a touch on the picture', () => {
  it('is on the left, in the middle or on the right', () => {
    expect([10, 150, 290].map((x) => sideOf(x, 300))).toEqual(['back', 'middle', 'forward'])
  })

  it('does nothing, seeks or scrolls, depending on its movement', () => {
    expect(dragOf({ dx: 6, dy: -6 })).toBeNull()
    expect(dragOf({ dx: -30, dy: 20 })).toBe('seek')
    expect(dragOf({ dx: 20, dy: 30 })).toBe('scroll')
  })

  it('seeks a minute and a half with a swipe across, more in a long medium and all of a short one', () => {
    const across = { dx: 300, width: 300 }
    expect(strokeTo({ ...across, from: 10, duration: 300 })).toBe(100)
    expect(strokeTo({ ...across, from: 0, duration: 3600 })).toBe(900)
    expect(strokeTo({ ...across, from: 0, duration: 40 })).toBe(40)
    expect(strokeTo({ ...across, dx: 30, from: 10, duration: 300 })).toBe(19)
  })

  it('never seeks outside the medium', () => {
    expect(strokeTo({ from: 5, dx: -300, width: 300, duration: 300 })).toBe(0)
    expect(strokeTo({ from: 290, dx: 300, width: 300, duration: 300 })).toBe(300)
    expect(strokeTo({ from: 5, dx: 3, width: 0, duration: 300 })).toBe(275)
  })
})
