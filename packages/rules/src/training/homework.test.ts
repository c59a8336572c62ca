import { describe, expect, it } from 'vitest'
import {
  cutOffOf,
  type HandInFacts,
  handInRefusal,
  homeworkAfter,
  lateMinutes,
  markFault,
  scoreOf,
} from './homework.ts'

describe('homework', () => {
  it('is handed in again only after it was returned', () => {
    expect(homeworkAfter('open', 'hand_in')).toBe('handed_in')
    expect(homeworkAfter('handed_in', 'hand_in')).toBeUndefined()
    expect(homeworkAfter('handed_in', 'return')).toBe('returned')
    expect(homeworkAfter('returned', 'hand_in')).toBe('handed_in')
    expect(homeworkAfter('returned', 'pass')).toBeUndefined()
    expect(homeworkAfter('handed_in', 'pass')).toBe('passed')
    expect(homeworkAfter('passed', 'hand_in')).toBeUndefined()
  })

  it('says the first reason why it cannot be handed in', () => {
    const open: HandInFacts = { isTaken: true, isDone: false, isLocked: false, state: 'open', cutOff: null, now: 100 }
    expect(handInRefusal(open)).toBeNull()
    expect(handInRefusal({ ...open, isTaken: false, isDone: true })).toBe('not_taken')
    expect(handInRefusal({ ...open, isDone: true, isLocked: true })).toBe('done')
    expect(handInRefusal({ ...open, isLocked: true, cutOff: 1 })).toBe('locked')
    expect(handInRefusal({ ...open, state: 'handed_in', cutOff: 1 })).toBe('waiting')
    expect(handInRefusal({ ...open, cutOff: 100 })).toBe('cut_off')
    expect(handInRefusal({ ...open, state: 'returned', cutOff: 101 })).toBeNull()
  })

  it('moves the cut-off with an extension, and never to an earlier time', () => {
    const at = '2026-03-02T09:00:00.000Z'
    expect(cutOffOf(null, Date.parse(at))).toBeNull()
    expect(cutOffOf(at, null)).toBe(Date.parse(at))
    expect(cutOffOf(at, Date.parse(at) - 1)).toBe(Date.parse(at))
    expect(cutOffOf(at, Date.parse(at) + 1)).toBe(Date.parse(at) + 1)
  })

  it('counts late minutes from the due date', () => {
    expect([lateMinutes(null, 5), lateMinutes(60_000, 60_000), lateMinutes(60_000, 60_001)]).toEqual([0, 0, 1])
  })

  it('wants a reason for returned work and a sufficient score for passed work', () => {
    const mark = { step: 'pass', score: null, rubric: null, comment: '' } as const
    const passing = { scoring: 'pass', fullScore: 100, passScore: 60, rubric: [] } as const
    const scored = { ...passing, scoring: 'score' } as const
    expect(markFault(passing, { ...mark, step: 'return', comment: ' ' })).toBe('reason_missing')
    expect(markFault(scored, { ...mark, step: 'return', comment: 'Page 2 is missing' })).toBeNull()
    expect(markFault(passing, mark)).toBeNull()
    expect(markFault(scored, mark)).toBe('score_missing')
    expect(markFault(scored, { ...mark, score: 101 })).toBe('score_too_high')
    expect(markFault(scored, { ...mark, score: 59 })).toBe('below_pass')
    expect(markFault(scored, { ...mark, score: 60 })).toBeNull()
  })

  it('adds up the lines of a rubric', () => {
    const lines = [
      { key: 'a', text: 'Clear', points: 40 },
      { key: 'b', text: 'Complete', points: 60 },
    ]
    const marking = { scoring: 'score', fullScore: 100, passScore: 60, rubric: lines } as const
    const mark = (rubric: Record<string, number>) => ({ step: 'pass', score: 99, rubric, comment: '' }) as const
    expect(scoreOf(marking, mark({ a: 30, b: 50 }))).toBe(80)
    expect(scoreOf(marking, mark({ a: 30 }))).toBeNull()
    expect(markFault(marking, mark({ a: 30 }))).toBe('score_missing')
    expect(markFault(marking, mark({ a: 41, b: 50 }))).toBe('rubric_wrong')
    expect(markFault(marking, mark({ a: 40, c: 1 }))).toBe('rubric_wrong')
    expect(markFault(marking, mark({ a: 40, b: 60 }))).toBeNull()
  })
})
