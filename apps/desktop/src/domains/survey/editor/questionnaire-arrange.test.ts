import { describe, expect, it } from 'vitest'
import { brokenBranches, moveQuestion, moveSection, newlyBroken, placeBeside } from './questionnaire-arrange.ts'
import { addSection, aNewQuestion, changeQuestion, changeSection, questionKeys } from './questionnaire-edit.ts'

/** Two sections: `q1` (single) and `q2` (text) in the first, `q3` (text) in the second. */
const form = (() => {
  let made = addSection(addSection({ sections: [], endText: '' }))
  for (const [section, type] of [
    ['s1', 'single'],
    ['s1', 'text'],
    ['s2', 'text'],
  ] as const) {
    const question = { ...aNewQuestion(type, questionKeys(made)), title: 'Title' }
    made = changeSection(made, section, (before) => ({ ...before, questions: [...before.questions, question] }))
  }
  return made
})()
const placesOf = ({ sections }: typeof form) =>
  sections.map(({ key, questions }) => [key, ...questions.map((question) => question.key)])
const branch = {
  match: 'all' as const,
  conditions: [{ question: 'q1', test: 'any_of' as const, options: ['o1'], value: null }],
}

describe('moving parts of a questionnaire', () => {
  it('moves a question inside its section and to another one', () => {
    expect(placesOf(moveQuestion(form, 'q1', { section: 's1', index: 1 }))).toEqual([
      ['s1', 'q2', 'q1'],
      ['s2', 'q3'],
    ])
    expect(placesOf(moveQuestion(form, 'q2', { section: 's2', index: 0 }))).toEqual([
      ['s1', 'q1'],
      ['s2', 'q2', 'q3'],
    ])
    expect(moveQuestion(form, 'q2', { section: 's9', index: 0 })).toBe(form)
    expect(moveQuestion(form, 'q9', { section: 's1', index: 0 })).toBe(form)
  })

  it('moves a section with its questions', () => {
    expect(placesOf(moveSection(form, 1, 0))).toEqual([
      ['s2', 'q3'],
      ['s1', 'q1', 'q2'],
    ])
  })

  it('knows the place beside a section', () => {
    expect(placeBeside(form, 's1', 'down')).toEqual({ section: 's2', index: 0 })
    expect(placeBeside(form, 's2', 'up')).toEqual({ section: 's1', index: 2 })
    expect(placeBeside(form, 's1', 'up')).toBeUndefined()
  })

  it('tells which conditions a move breaks, and only those', () => {
    const withBranch = changeQuestion(form, 'q3', { branch })
    const after = moveQuestion(withBranch, 'q1', { section: 's2', index: 1 })
    expect(newlyBroken(withBranch, after)).toEqual(['q3'])
    expect(newlyBroken(after, after)).toEqual([])
    expect(brokenBranches(moveQuestion(withBranch, 'q2', { section: 's2', index: 1 }))).toEqual([])
    const section = changeSection(form, 's2', (before) => ({ ...before, branch }))
    expect(newlyBroken(section, moveSection(section, 1, 0))).toEqual(['s2'])
  })
})
