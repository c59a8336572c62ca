import { expect, it } from 'vitest'
import { paperDifference } from './paper-difference.ts'
import { addDraw, addItem, moveItem, newPaper, removeItem, setItem, setSection } from './paper-edit.ts'

const paper = newPaper('fixed')
const section = paper.sections[0]?.key ?? ''
const two = addItem(addItem(paper, section, '1' as never), section, '2' as never)
const [first] = two.sections[0]?.items ?? []
const key = first?.key ?? ''

it('names questions that came and went', () => {
  expect(paperDifference(two, addItem(two, section, '3' as never))).toEqual([{ what: 'questions_added', ids: ['3'] }])
  expect(paperDifference(two, removeItem(two, key))).toEqual([{ what: 'questions_removed', ids: ['1'] }])
})

it('tells another order, other scores and required questions apart', () => {
  expect(paperDifference(two, moveItem(two, section, { from: 0, to: 1 }))).toEqual([{ what: 'order' }])
  expect(paperDifference(two, setItem(two, key, { score: 500 }))).toEqual([{ what: 'scores' }])
  expect(paperDifference(two, setItem(two, key, { isRequired: true }))).toEqual([{ what: 'required' }])
})

it('tells the name, the rule, the parts and the draws', () => {
  const random = newPaper('random')
  const part = random.sections[0]?.key ?? ''
  expect(paperDifference(random, addDraw(random, part))).toEqual([{ what: 'draws' }])
  expect(paperDifference(random, setSection(random, part, { remark: 'Read first' }))).toEqual([{ what: 'parts' }])
  expect(paperDifference(random, { ...random, title: 'A', partialRule: 'none' })).toEqual([
    { what: 'title', before: '', after: 'A' },
    { what: 'partialRule', before: 'half', after: 'none' },
  ])
  expect(paperDifference(two, two)).toEqual([])
})
