import { paperTotals } from '@sands/rules/exam/paper'
import { expect, it } from 'vitest'
import { addDraw, addItem, namedQuestions, newPaper, removeItem, setDraw, setItem, setSection } from './paper-edit.ts'

it('names a question once and gives it the score of the one before', () => {
  const paper = newPaper('fixed')
  const key = paper.sections[0]?.key ?? ''
  const one = addItem(paper, key, '1' as never)
  const [item] = one.sections[0]?.items ?? []
  const two = addItem(addItem(setItem(one, item?.key ?? '', { score: 500 }), key, '2' as never), key, '1' as never)
  expect(namedQuestions(two)).toEqual(['1', '2'])
  expect(paperTotals(two)).toEqual({ questionNum: 2, totalScore: 1000 })
  expect(namedQuestions(removeItem(two, item?.key ?? ''))).toEqual(['2'])
})

it('draws as many questions as are asked for', () => {
  const paper = newPaper('random')
  const drawn = addDraw(paper, paper.sections[0]?.key ?? '')
  const draw = drawn.sections[0]?.draws[0]?.key ?? ''
  expect(paperTotals(setDraw(drawn, draw, { count: 10, score: 100 }))).toEqual({ questionNum: 10, totalScore: 1000 })
  expect(paperTotals(removeItem(drawn, draw)).questionNum).toBe(0)
  expect(setSection(paper, paper.sections[0]?.key ?? '', { title: 'A' }).sections[0]?.title).toBe('A')
})
