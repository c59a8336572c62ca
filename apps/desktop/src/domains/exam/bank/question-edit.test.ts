import { questionFaults } from '@sands/rules/exam/question-faults'
import { describe, expect, it } from 'vitest'
import {
  addOption,
  childParts,
  moveOption,
  newQuestion,
  ownPart,
  partOfType,
  removeOption,
  setBlank,
  setChildren,
  setOption,
  setOwnPart,
  setType,
  toggleRight,
  withStem,
} from './question-edit.ts'

const filled = (part: ReturnType<typeof partOfType>) =>
  [...part.body.options, ...part.body.targets].reduce(
    (next, { key }) => setOption(next, key, `<p>${key}</p>`),
    withStem(part, part.type === 'fill' ? '<p>Tea ___</p>' : '<p>Which?</p>'),
  )
const faults = (part: ReturnType<typeof partOfType>) => questionFaults(setOwnPart(newQuestion(part.type), part))

describe('editing a question', () => {
  it('gives one key to a single choice and several to a multiple one', () => {
    const single = filled(partOfType('single'))
    const [a, b] = single.body.options.map(({ key }) => key)
    const one = toggleRight(toggleRight(single, a ?? ''), b ?? '')
    expect(one.solution.key.options).toEqual([b])
    expect(faults(one)).toEqual([])
    const many = toggleRight(partOfType('multiple', one), a ?? '')
    expect(many.solution.key.options).toEqual([b, a])
    expect(toggleRight(many, b ?? '').solution.key.options).toEqual([a])
  })

  it('makes a blank of every run of underscores and keeps its answers', () => {
    const part = setBlank(filled(partOfType('fill')), 'b1', { accepted: ['hot'] })
    expect(faults(part)).toEqual([])
    const more = withStem(part, '<p>Tea ____ and ____</p>')
    expect(more.body.blanks).toEqual(['b1', 'b2'])
    expect(more.solution.key.blanks?.b1?.accepted).toEqual(['hot'])
  })

  it('keeps pairs and orders complete', () => {
    const match = addOption(filled(partOfType('match')))
    expect(Object.keys(match.solution.key.pairs ?? {})).toHaveLength(4)
    const gone = removeOption(match, match.body.options[3]?.key ?? '')
    expect(gone.body.targets).toHaveLength(3)
    expect(faults(gone)).toEqual([])
    const order = filled(partOfType('order'))
    const moved = moveOption(order, 0, 2)
    expect(moved.solution.key.options).toEqual(moved.body.options.map(({ key }) => key))
    expect(faults(moved)).toEqual([])
    expect(moveOption(order, 0, -1)).toBe(order)
  })

  it('keeps stem and explanation when the type changes, and sub-questions below a material', () => {
    const part = withStem(partOfType('judge'), '<p>Stem</p>')
    const document = setOwnPart(newQuestion('judge'), part)
    const material = setType(document, 'material')
    expect(material.body).toMatchObject({ type: 'material', stem: '<p>Stem</p>' })
    expect(childParts(material)).toHaveLength(1)
    expect(childParts(setChildren(material, []))).toEqual([])
    expect(ownPart(setType(document, 'essay')).body.stem).toBe('<p>Stem</p>')
  })
})
