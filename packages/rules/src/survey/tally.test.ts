import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisOf, countReplies, tallyOf } from './tally.ts'
import { aQuestion, aQuestionnaire, choices } from './testing-questions.ts'

const questionnaire = aQuestionnaire(
  aQuestion('one'),
  aQuestion('many', { type: 'multiple' }),
  aQuestion('stars', { type: 'rating', max: 5 }),
  aQuestion('order', { type: 'ranking' }),
  aQuestion('grid', { type: 'matrix', rows: choices('r') }),
)

const reply = fc.record(
  {
    one: fc.record({ options: fc.constantFrom(['a'], ['b'], ['c']) }),
    many: fc.record({ options: fc.subarray(['a', 'b', 'c'], { minLength: 1 }) }),
    stars: fc.record({ number: fc.integer({ min: 1, max: 5 }) }),
  },
  { requiredKeys: [] },
)

describe('tally', () => {
  it('counts options, stars, places and cells', () => {
    const tally = countReplies({}, questionnaire, [
      {
        one: { options: ['a'] },
        stars: { number: 4 },
        order: { options: ['b', 'a', 'c'] },
        grid: { rows: { r: 'b' } },
      },
      { many: { options: ['a', 'c'] }, stars: { number: 5 } },
    ])
    expect(tallyOf(tally, 'one')).toMatchObject({ answered: 1, counts: { a: 1 } })
    expect(tallyOf(tally, 'many')).toMatchObject({ answered: 1, counts: { a: 1, c: 1 } })
    expect(tallyOf(tally, 'stars')).toMatchObject({ answered: 2, counts: { 4: 1, 5: 1 }, sum: 9 })
    expect(tallyOf(tally, 'order')).toMatchObject({ counts: { b: 1 }, places: { b: 1, a: 2, c: 3 } })
    expect(tallyOf(tally, 'grid').counts).toEqual({ 'r/b': 1 })
    expect(tallyOf(tally, 'unknown').answered).toBe(0)
  })

  it('is the same whether replies are counted at once or one after another, in any order', () => {
    fc.assert(
      fc.property(fc.array(reply, { maxLength: 12 }), fc.nat(12), (replies, cut) => {
        const atOnce = countReplies({}, questionnaire, replies)
        const parts = countReplies(
          countReplies({}, questionnaire, replies.slice(cut)),
          questionnaire,
          replies.slice(0, cut),
        )
        expect(parts).toEqual(atOnce)
      }),
    )
  })

  it('counts days, a thousand of them one by one', () => {
    const dates = aQuestionnaire(aQuestion('d', { type: 'date' }))
    const day = (index: number) => new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10)
    const few = countReplies({}, dates, [{ d: { date: day(0) } }, { d: { date: day(0) } }, { d: { date: day(1) } }])
    expect(tallyOf(few, 'd')).toMatchObject({ answered: 3, counts: { '2000-01-01': 2, '2000-01-02': 1 }, sum: 0 })
    const many = Array.from({ length: 1005 }, (_, index) => ({ d: { date: day(index) } }))
    const { answered, counts } = tallyOf(countReplies({}, dates, many), 'd')
    expect([answered, Object.keys(counts).length]).toEqual([1005, 1000])
  })

  it('counts two hundred different numbers one by one, and the others in the sum only', () => {
    const numbers = aQuestionnaire(aQuestion('n', { type: 'number' }))
    const replies = Array.from({ length: 205 }, (_, index) => ({ n: { number: index } }))
    const { answered, counts, sum } = tallyOf(countReplies({}, numbers, [...replies, ...replies]), 'n')
    expect([answered, Object.keys(counts).length, sum]).toEqual([410, 200, 204 * 205])
    expect([counts[199], counts[200]]).toEqual([2, undefined])
  })

  it('does not change the tally it starts from', () => {
    const first = countReplies({}, questionnaire, [{ order: { options: ['b', 'a', 'c'] } }])
    const before = structuredClone(first)
    countReplies(first, questionnaire, [{ order: { options: ['a', 'b', 'c'] } }])
    expect(first).toEqual(before)
  })

  it('has an axis from end to end', () => {
    expect(axisOf(aQuestion('q', { type: 'rating', max: 5 }))).toEqual([1, 2, 3, 4, 5])
    expect(axisOf(aQuestion('q', { type: 'scale', min: 0, max: 3 }))).toEqual([0, 1, 2, 3])
  })
})
