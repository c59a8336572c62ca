import { describe, expect, it } from 'vitest'
import { examFaults } from './exam-faults.ts'
import { paperFaults, paperTotals } from './paper.ts'

const item = (key: string, score = 200) => ({ key, questionId: key, score })
const draw = (key: string, count: number, score = 100) => ({ key, count, score })
const facts = { isQuestionThere: () => true, missingOf: () => 0 }
const paper = (items: ReturnType<typeof item>[], draws: ReturnType<typeof draw>[] = []) => ({
  title: 'Paper',
  sections: [{ items, draws }],
})

describe('a paper', () => {
  it('counts fixed and drawn questions', () => {
    expect(paperTotals(paper([item('1'), item('2')], [draw('d', 3)]))).toEqual({ questionNum: 5, totalScore: 700 })
  })

  it.each([
    ['no title', [{ kind: 'no_title', key: null }], { ...paper([item('1')]), title: ' ' }, facts],
    ['no questions', [{ kind: 'no_questions', key: null }], paper([]), facts],
    ['too many questions', [{ kind: 'too_many', key: null }], paper([], [draw('a', 501)]), facts],
    [
      'a deleted question',
      [{ kind: 'question_gone', key: '1' }],
      paper([item('1')]),
      { ...facts, isQuestionThere: () => false },
    ],
    ['a question twice', [{ kind: 'twice', key: 'x' }], paper([item('1'), { ...item('x'), questionId: '1' }]), facts],
    ['a question without points', [{ kind: 'no_score', key: '1' }], paper([item('1', 0)]), facts],
    [
      'a bank that is too small',
      [{ kind: 'not_enough', key: 'd' }],
      paper([], [draw('d', 2)]),
      { ...facts, missingOf: () => 1 },
    ],
  ])('with %s says so', (_, expected, document, known) => expect(paperFaults(document, known)).toEqual(expected))
})

describe('an exam', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  const exam = {
    title: 'Exam',
    paperId: '1',
    opensAt: '2026-02-01T00:00:00Z',
    closesAt: '2026-02-02T00:00:00Z',
    admitUntil: null,
    limitMinutes: 60,
    minMinutes: 0,
    reviewerIds: [],
    review: { right_after: ['score'] },
  }
  const good = { faults: 0, hasEssays: false }
  const kinds = (
    part: Partial<typeof exam> | object,
    known: { faults: number; hasEssays: boolean } | undefined = good,
  ) => examFaults({ ...exam, ...part }, { paper: known, now }).map(({ kind }) => kind)

  it('without faults can be published', () => expect(kinds({})).toEqual([]))

  it.each([
    ['no_title', { title: '' }],
    ['no_paper', { paperId: null }],
    ['closes_first', { opensAt: '2026-02-03T00:00:00Z', limitMinutes: null }],
    ['closes_past', { opensAt: null, closesAt: '2025-12-01T00:00:00Z', limitMinutes: null }],
    ['admit_outside', { admitUntil: '2026-02-05T00:00:00Z' }],
    ['admit_outside', { admitUntil: '2026-01-05T00:00:00Z' }],
    ['minimum_over_limit', { minMinutes: 90 }],
    ['limit_over_window', { limitMinutes: 1440, closesAt: '2026-02-01T01:00:00Z' }],
    ['nothing_shown', { review: { right_after: [] } }],
  ])('says %s', (kind, part) => expect(kinds(part)).toEqual([kind]))

  it('needs a paper that can be used, and somebody who marks essays', () => {
    expect(examFaults(exam, { paper: undefined, now }).map(({ kind }) => kind)).toEqual(['no_paper'])
    expect(kinds({}, { faults: 1, hasEssays: false })).toEqual(['paper_faults'])
    expect(kinds({}, { faults: 0, hasEssays: true })).toEqual(['no_reviewers'])
    expect(kinds({ reviewerIds: ['7'] }, { faults: 0, hasEssays: true })).toEqual([])
  })
})
