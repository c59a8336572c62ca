import { describe, expect, it } from 'vitest'
import { aNewQuestion } from '../editor/questionnaire-edit.ts'
import { barsOf } from './bars-of.ts'

const result = (counts: Record<string, number>, answered = 4) => ({
  key: 'q1',
  isTooFew: false,
  answered,
  counts,
  average: null,
  averagePlaces: {},
})

describe('bars of a question', () => {
  it('follow the order of the options, with those that nobody chose', () => {
    const question = { ...aNewQuestion('single', []), hasOther: true }
    expect(barsOf(question, result({ o2: 3, other: 1 }), 'Other')).toEqual([
      { key: 'o1', label: '', count: 0, share: 0 },
      { key: 'o2', label: '', count: 3, share: 0.75 },
      { key: 'other', label: 'Other', count: 1, share: 0.25 },
    ])
  })

  it('show every value of a scale, every cell of a matrix and only given numbers', () => {
    expect(barsOf(aNewQuestion('rating', []), result({ 5: 4 }), '').map(({ count }) => count)).toEqual([0, 0, 0, 0, 4])
    expect(barsOf(aNewQuestion('matrix', []), result({ 'r1/o2': 2 }), '')).toHaveLength(4)
    expect(barsOf(aNewQuestion('number', []), result({ 10: 1, 9: 1 }), '').map(({ key }) => key)).toEqual(['9', '10'])
    expect(barsOf(aNewQuestion('text', []), result({}), '')).toEqual([])
  })

  it('have no share while nobody has answered', () => {
    expect(barsOf(aNewQuestion('single', []), result({}, 0), '').map(({ share }) => share)).toEqual([0, 0])
  })
})
