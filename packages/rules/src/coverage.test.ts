import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Coverage,
  clipped,
  cover,
  coveredLength,
  isCovered,
  MEDIA_EDGE_MS,
  missing,
  reachable,
  type Stretch,
  withEdges,
} from './coverage.ts'

const MOST = 60
const stretch = fc
  .tuple(fc.integer({ min: 0, max: MOST }), fc.integer({ min: 0, max: MOST }))
  .map(([one, other]): Stretch => [Math.min(one, other), Math.max(one, other)])
const stretches = fc.array(stretch, { maxLength: 12 })
const coverAll = (all: readonly Stretch[], join = 0): Coverage =>
  all.reduce((coverage: Coverage, each) => cover(coverage, each, join), [])
/** The same result, computed by counting every single place. */
const placesOf = (all: readonly Stretch[]): Set<number> =>
  new Set(all.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index)))

describe('coverage', () => {
  it('is the union of all stretches, in any order', () => {
    fc.assert(
      fc.property(stretches, (all) => {
        const coverage = coverAll(all)
        expect(placesOf(coverage)).toEqual(placesOf(all))
        expect(coveredLength(coverage)).toBe(placesOf(all).size)
        expect(coverAll(all.toReversed())).toEqual(coverage)
      }),
    )
  })

  it('is sorted, and no two stretches touch', () => {
    fc.assert(
      fc.property(stretches, fc.integer({ min: 0, max: 5 }), (all, join) => {
        const coverage = coverAll(all, join)
        for (const [index, [from, to]] of coverage.entries()) {
          expect(to).toBeGreaterThan(from)
          const next = coverage[index + 1]
          if (next) expect(next[0]).toBeGreaterThan(to + join)
        }
      }),
    )
  })

  it('never shrinks, and joining closes only small gaps', () => {
    fc.assert(
      fc.property(stretches, stretch, fc.integer({ min: 0, max: 5 }), (all, next, join) => {
        const before = coverAll(all, join)
        const after = cover(before, next, join)
        for (const place of placesOf(before)) expect(placesOf(after).has(place)).toBe(true)
        expect(coveredLength(after) - coveredLength(before)).toBeLessThanOrEqual(next[1] - next[0] + 2 * join)
      }),
    )
  })

  it('and its missing parts add up to the whole', () => {
    fc.assert(
      fc.property(stretches, stretch, (all, whole) => {
        const coverage = coverAll(all)
        const gaps = missing(coverage, whole)
        expect(coveredLength(gaps) + coveredLength(clipped(coverage, whole))).toBe(whole[1] - whole[0])
        for (const place of placesOf(gaps)) expect(placesOf(coverage).has(place)).toBe(false)
      }),
    )
  })

  it('tells whether a place is covered, including the ends of stretches', () => {
    const coverage = coverAll([
      [0, 10],
      [20, 30],
    ])
    expect([0, 10, 20, 30].every((place) => isCovered(coverage, place))).toBe(true)
    expect(isCovered(coverage, 15)).toBe(false)
    expect(isCovered(coverage, 15, 5)).toBe(true)
  })

  it('is reachable up to the first unseen place', () => {
    const coverage: Coverage = [
      [0, 10],
      [12, 20],
      [40, 50],
    ]
    expect(reachable(coverage)).toBe(10)
    expect(reachable(coverage, 2)).toBe(20)
    expect(reachable([[5, 10]])).toBe(0)
    expect(reachable([])).toBe(0)
  })

  it('of pages starts at page 1', () => {
    expect(reachable([], 0, 1)).toBe(1)
    expect(reachable([[1, 3]], 0, 1)).toBe(3)
    expect(
      reachable(
        [
          [1, 2],
          [3, 4],
        ],
        0,
        1,
      ),
    ).toBe(2)
  })

  it('includes the first and last moment when playback came close to them', () => {
    expect(withEdges([[180, 39_730]], 40_040)).toEqual([[0, 40_040]])
    expect(withEdges([[1001, 39_039]], 40_040)).toEqual([[1001, 39_039]])
    expect(withEdges([], 40_040)).toEqual([])
    // For a very short medium the edge is at most a tenth of its length.
    expect(withEdges([[300, 1700]], 2000)).toEqual([[300, 1700]])
    expect(withEdges([[200, 1800]], 2000)).toEqual([[0, 2000]])
  })

  it('never shrinks when more is seen, and grows by at most the two edges', () => {
    const place = fc.integer({ min: 0, max: 20_000 })
    const some = fc.array(fc.tuple(place, place), { maxLength: 6 })
    const ordered = ([one, other]: [number, number]): Stretch => [Math.min(one, other), Math.max(one, other)]
    fc.assert(
      fc.property(some, fc.tuple(place, place), (all, next) => {
        const before = coverAll(all.map(ordered))
        const seen = coveredLength(withEdges(before, 20_000))
        expect(coveredLength(withEdges(cover(before, ordered(next)), 20_000))).toBeGreaterThanOrEqual(seen)
        expect(seen).toBeLessThanOrEqual(coveredLength(before) + 2 * MEDIA_EDGE_MS)
      }),
    )
  })
})
