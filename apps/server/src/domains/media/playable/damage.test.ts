import { describe, expect, it } from 'vitest'
import { createLosses, isDamaged } from './damage.codec.ts'

const pictures = (from: number, to: number, every = 0.5) =>
  Array.from({ length: Math.ceil((to - from) / every) }, (_, index) => from + index * every)

function lostOf({ taken, shown }: { taken: readonly number[]; shown: readonly number[] }): number {
  const losses = createLosses()
  const rest = [...shown]
  // Decoders are a few pictures behind.
  for (const [index, seconds] of taken.entries()) {
    losses.in(seconds)
    while (rest[0] !== undefined && rest[0] <= (taken[index - 3] ?? -1)) losses.out(rest.shift() ?? 0)
  }
  for (const seconds of rest) losses.out(seconds)
  return losses.lost()
}

describe('what is lost of a film', () => {
  it('is nothing when a picture came out for all that went in', () => {
    expect(lostOf({ taken: pictures(0, 60), shown: pictures(0, 60) })).toBe(0)
  })

  it('is nothing when nothing went in for a while either', () => {
    const still = [0, 0.5, 30, 30.5, 60]
    expect(lostOf({ taken: still, shown: still })).toBe(0)
  })

  it('is the time for which something went in and nothing came out', () => {
    const shown = [...pictures(0, 10), ...pictures(20, 60)]
    expect(lostOf({ taken: pictures(0, 60), shown })).toBeCloseTo(10.5)
    expect(lostOf({ taken: pictures(0, 60), shown: pictures(20, 60) })).toBeCloseTo(20)
  })

  it('does not count pictures that come in another order than they go in', () => {
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
