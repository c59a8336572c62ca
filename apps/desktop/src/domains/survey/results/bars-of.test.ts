import { describe, expect, it } from 'vitest'
import { aNewQuestion } from '../editor/questionnaire-edit.ts'
import { barsOf, dateLengthOf } from './bars-of.ts'

const result = (counts: Record<string, number>, answered = 4) => ({
  key: 'q1',
  isTooFew: false,
  answered,
  counts,
  average: null,
  averagePlaces: {},
})

const words = { other: 'Other', rest: 'Rest' }

describe('bars of a question', () => {
  it('follow the order of the options, with those that nobody chose', () => {
    const question = { ...aNewQuestion('single', []), hasOther: true }
    expect(barsOf(question, result({ o2: 3, other: 1 }), words)).toEqual([
      { key: 'o1', label: '', count: 0, share: 0 },
      { key: 'o2', label: '', count: 3, share: 0.75 },
      { key: 'other', label: 'Other', count: 1, share: 0.25 },
    ])
  })

  it('show every value of a scale, every cell of a matrix and only given numbers', () => {
    expect(barsOf(aNewQuestion('rating', []), result({ 5: 4 }), words).map(({ count }) => count)).toEqual([
      0, 0, 0, 0, 4,
    ])
    expect(barsOf(aNewQuestion('matrix', []), result({ 'r1/o2': 2 }), words)).toHaveLength(4)
    expect(barsOf(aNewQuestion('number', []), result({ 10: 1, 9: 1 }, 2), words).map(({ key }) => key)).toEqual([
      '9',
      '10',
    ])
    expect(barsOf(aNewQuestion('text', []), result({}), words)).toEqual([])
  })

  it('show days, months when there are too many days, and how many are not counted one by one', () => {
    const question = aNewQuestion('date', [])
    expect(barsOf(question, result({ '2026-03-08': 1, '2026-03-01': 2 }, 4), words)).toEqual([
      { key: '2026-03-01', label: '2026-03-01', count: 2, share: 0.5 },
      { key: '2026-03-08', label: '2026-03-08', count: 1, share: 0.25 },
      { key: 'rest', label: 'Rest', count: 1, share: 0.25 },
    ])
    const days = Array.from({ length: 50 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))
    const many = result(Object.fromEntries(days.map((day) => [day, 1])), 50)
    expect(barsOf(question, many, words).map(({ label, count }) => [label, count])).toEqual([
      ['2026-01', 31],
      ['2026-02', 19],
    ])
    expect(dateLengthOf(result({ '2026-03-01': 1 }), many)).toBe(7)
  })

  it('have no share while nobody has answered', () => {
    expect(barsOf(aNewQuestion('single', []), result({}, 0), words).map(({ share }) => share)).toEqual([0, 0])
  })
})
