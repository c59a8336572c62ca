import { describe, expect, it } from 'vitest'
import { isRubricGood, markVerdict, rubricScore } from './marking.ts'

const LINES = [
  { key: 'a', percent: 60 },
  { key: 'b', percent: 40 },
]

describe('marks of a person', () => {
  it.each([
    [0, 1000, 'wrong'],
    [1, 1000, 'partial'],
    [999, 1000, 'partial'],
    [1000, 1000, 'right'],
    [0, 0, 'right'],
  ] as const)('%i of %i is %s', (score, maxScore, verdict) => {
    expect(markVerdict(score, maxScore)).toBe(verdict)
  })

  it('adds the lines of a rubric, in hundredths', () => {
    expect(rubricScore(1000, {})).toBe(0)
    expect(rubricScore(1000, { a: 60, b: 15 })).toBe(750)
    expect(rubricScore(333, { a: 50 })).toBe(167)
    expect(rubricScore(1000, { a: 60, b: 40, c: 40 })).toBe(1000)
  })

  it('refuses a line that does not exist, and more than a line can earn', () => {
    expect(isRubricGood(LINES, { a: 60, b: 0 })).toBe(true)
    expect(isRubricGood(LINES, { c: 1 })).toBe(false)
    expect(isRubricGood(LINES, { a: 61 })).toBe(false)
    expect(isRubricGood(LINES, { a: -1 })).toBe(false)
  })
})
