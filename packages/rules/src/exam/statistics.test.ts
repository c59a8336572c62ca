import { describe, expect, it } from 'vitest'
import { discriminationOf, facilityOf, questionHint, type ScoreSums, scoreBand } from './statistics.ts'

const sumsOf = (pairs: readonly (readonly [x: number, y: number])[], max = 1): ScoreSums => ({
  count: pairs.length,
  x: pairs.reduce((sum, [x]) => sum + x, 0),
  y: pairs.reduce((sum, [, y]) => sum + y, 0),
  xx: pairs.reduce((sum, [x]) => sum + x * x, 0),
  yy: pairs.reduce((sum, [, y]) => sum + y * y, 0),
  xy: pairs.reduce((sum, [x, y]) => sum + x * y, 0),
  max: pairs.length * max,
})

describe('the statistics of a question', () => {
  it('has as facility the share of points that people earned', () => {
    const answers = [1, 1, 1, 0].map((x) => [x, 5] as const)
    expect(facilityOf(sumsOf(answers))).toBe(0.75)
    expect(
      facilityOf(
        sumsOf(
          [
            [50, 0],
            [100, 0],
          ],
          200,
        ),
      ),
    ).toBe(0.375)
    expect(facilityOf(sumsOf([]))).toBeUndefined()
  })

  it('has as discrimination the point-biserial correlation with the rest of the paper', () => {
    // Right: 8, 9, 7; wrong: 4, 5, 3. (mean 8 - mean 4) / deviation 2.16025 * sqrt(0.5 * 0.5) = 0.9258.
    const answers = [...[8, 9, 7].map((y) => [1, y] as const), ...[4, 5, 3].map((y) => [0, y] as const)]
    expect(discriminationOf(sumsOf(answers))).toBeCloseTo(0.9258, 4)
  })

  it('is negative when strong learners get the question wrong, as with a wrong key', () => {
    const answers = [...[3, 4, 5].map((y) => [1, y] as const), ...[7, 8, 9].map((y) => [0, y] as const)]
    const discrimination = discriminationOf(sumsOf(answers))
    expect(discrimination).toBeCloseTo(-0.9258, 4)
    expect(questionHint(0.5, discrimination)).toBe('negative')
  })

  it('takes part of the points into account', () => {
    const answers = [0, 50, 100, 150, 200].map((x) => [x, 1000 + 2 * x] as const)
    expect(discriminationOf(sumsOf(answers, 200))).toBeCloseTo(1, 10)
  })

  it('has no discrimination with few answers, or when everybody scored the same', () => {
    expect(
      discriminationOf(
        sumsOf([
          [1, 9],
          [0, 1],
        ]),
      ),
    ).toBeUndefined()
    expect(discriminationOf(sumsOf([1, 2, 3, 4, 5].map((y) => [1, y] as const)))).toBeUndefined()
    expect(discriminationOf(sumsOf([1, 0, 1, 0, 1].map((x) => [x, 7] as const)))).toBeUndefined()
  })

  it('gives a hint for questions that are too hard, too easy or separate nobody', () => {
    expect(questionHint(0.1, 0.4)).toBe('too_hard')
    expect(questionHint(0.97, 0.4)).toBe('too_easy')
    expect(questionHint(0.6, 0.1)).toBe('weak')
    expect(questionHint(0.6, -0.05)).toBe('weak')
    expect(questionHint(0.6, 0.35)).toBeUndefined()
    expect(questionHint(undefined, undefined)).toBeUndefined()
  })
})

it('puts scores into ten parts, the full score into the last', () => {
  expect([0, 999, 1000, 5000, 9999, 10_000].map((score) => scoreBand(score, 10_000))).toEqual([0, 0, 1, 5, 9, 9])
  expect(scoreBand(5, 0)).toBe(0)
})
