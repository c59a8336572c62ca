import { describe, expect, it } from 'vitest'
import { createLosses, isDamaged } from './damage.codec.ts'

const pictures = (from: number, to: number, every = 0.5) =>
  Array.from({ length: Math.ceil((to - from) / every) }, (_, index) => from + index * every)

function lostOf({ taken, shown }: { taken: readonly number[]; shown: readonly number[] }): number {
  const losses = createLosses()
  const rest = [...shown]
  // Decoders return pictures a few steps later.
  for (const [index, seconds] of taken.entries()) {
    losses.in(seconds)
    while (rest[0] !== undefined && rest[0] <= (taken[index - 3] ?? -1)) losses.out(rest.shift() ?? 0)
  }
  for (const seconds of rest) losses.out(seconds)
  return losses.lost()
}

describe('the loss of a film', () => {
  it('is zero when every packet gave a picture', () => {
    expect(lostOf({ taken: pictures(0, 60), shown: pictures(0, 60) })).toBe(0)
  })

  it('is zero for a time in which nothing went in', () => {
    const still = [0, 0.5, 30, 30.5, 60]
    expect(lostOf({ taken: still, shown: still })).toBe(0)
  })

  it('is the time for which packets went in and no picture came out', () => {
    const shown = [...pictures(0, 10), ...pictures(20, 60)]
    expect(lostOf({ taken: pictures(0, 60), shown })).toBeCloseTo(10.5)
    expect(lostOf({ taken: pictures(0, 60), shown: pictures(20, 60) })).toBeCloseTo(20)
  })

  it('does not count pictures that come out in another order', () => {
    const taken = [0, 2, 1, 0.5, 1.5, 4, 3, 2.5, 3.5]
    expect(lostOf({ taken, shown: [...taken].sort((a, b) => a - b) })).toBe(0)
  })

  it.each([
    [{ lost: 0, reached: 59.9 }, 60, false],
    [{ lost: 0, reached: 55 }, 60, false],
    [{ lost: 0, reached: 53 }, 60, true],
    [{ lost: 7, reached: 60 }, 60, true],
    [{ lost: 3, reached: 55 }, 60, true],
    [{ lost: 0, reached: 80 }, 60, false],
    [{ lost: 0, reached: 1.5 }, 2, false],
    [{ lost: 0, reached: 0.5 }, 2, true],
  ])('%o of %i seconds is damage: %s', (damage, duration, damaged) => {
    expect(isDamaged(damage, duration)).toBe(damaged)
  })
})
