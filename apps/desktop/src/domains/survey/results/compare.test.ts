import { expect, it } from 'vitest'
import { aQuestion, questionnaireOf, someResults } from '../../../testing/surveys.ts'
import type { Bar } from './bars-of.ts'
import { compareBars, sameQuestion } from './compare.ts'

const bar = (key: string, label: string, count = 1): Bar => ({ key, label, count, share: count / 10 })

it('puts equal options side by side, and those of one edition alone', () => {
  const now = [bar('o1', 'Apple', 4), bar('o2', 'Cherry', 2)]
  const before = [bar('o1', 'Apple', 1), bar('o2', 'Banana', 3)]
  expect(compareBars(now, before).map(({ label, own, other }) => [label, own?.count, other?.count])).toEqual([
    ['Apple', 4, 1],
    ['Cherry', 2, undefined],
    ['Banana', undefined, 3],
  ])
})

it('compares a question with the one that has the same key and type', () => {
  const results = someResults({ questionnaire: questionnaireOf(aQuestion('q1', { title: 'Before' })) })
  const asContract = results as Parameters<typeof sameQuestion>[1]
  expect(sameQuestion(aQuestion('q1'), asContract)?.question.title).toBe('Before')
  expect(sameQuestion(aQuestion('q1', { type: 'multiple' }), asContract)).toBeUndefined()
  expect(sameQuestion(aQuestion('q2'), asContract)).toBeUndefined()
})
