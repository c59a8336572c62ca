import { describe, expect, it } from 'vitest'
import { draftOf, markOf, openIn, sumOf, withLine, withScore } from './mark-drafts.ts'

const EMPTY = draftOf({ score: null, rubric: null, comment: null })

describe('marks while somebody works on them', () => {
  it('computes the score from the lines of a rubric', () => {
    const first = withLine(EMPTY, { key: 'a', percent: 60 }, 1000)
    expect(first).toEqual({ score: 600, rubric: { a: 60 }, comment: '' })
    expect(withLine(first, { key: 'b', percent: 5 }, 1000)).toMatchObject({ score: 650, rubric: { a: 60, b: 5 } })
  })

  it('takes points within the bounds of the question, and drops the rubric', () => {
    const marked = withLine(EMPTY, { key: 'a', percent: 60 }, 1000)
    expect(withScore(marked, 7.255, 1000)).toMatchObject({ score: 726, rubric: null })
    expect(withScore(marked, 70, 1000).score).toBe(1000)
    expect(withScore(marked, -1, 1000).score).toBe(0)
    expect(withScore(marked, null, 1000).score).toBeNull()
  })

  it('counts what is open and adds what is given', () => {
    const drafts = { q1: { ...EMPTY, score: 300 }, q2: EMPTY, q3: { ...EMPTY, score: 0 } }
    expect(openIn(drafts)).toBe(1)
    expect(sumOf(drafts)).toBe(300)
  })

  it('sends an empty comment as none', () => {
    expect(markOf('q1', { score: 1, rubric: null, comment: '  ' })).toMatchObject({ comment: null })
  })
})
