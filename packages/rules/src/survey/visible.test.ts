import { describe, expect, it } from 'vitest'
import { aQuestion, aQuestionnaire, chose, when } from './testing-questions.ts'
import { isShown, visibleQuestions, visibleSections } from './visible.ts'

const keys = (questions: readonly { key: string }[]) => questions.map(({ key }) => key)

describe('visible questions', () => {
  it('are all questions without branches', () => {
    const questionnaire = aQuestionnaire(aQuestion('q1'), aQuestion('q2'))
    expect(keys(visibleQuestions(questionnaire, {}))).toEqual(['q1', 'q2'])
  })

  it('include a branch only when its condition is met', () => {
    const questionnaire = aQuestionnaire(aQuestion('q1'), aQuestion('q2', { branch: when(chose('q1', 'a', 'b')) }))
    expect(keys(visibleQuestions(questionnaire, { q1: { options: ['b'] } }))).toEqual(['q1', 'q2'])
    expect(keys(visibleQuestions(questionnaire, { q1: { options: ['c'] } }))).toEqual(['q1'])
    expect(keys(visibleQuestions(questionnaire, {}))).toEqual(['q1'])
  })

  it('treat a hidden question as unanswered, also when it was answered before it was hidden', () => {
    const questionnaire = aQuestionnaire(
      aQuestion('q1'),
      aQuestion('q2', { branch: when(chose('q1', 'a')) }),
      aQuestion('q3', { branch: when(chose('q2', 'a')) }),
    )
    const answers = { q1: { options: ['b'] }, q2: { options: ['a'] } }
    expect(keys(visibleQuestions(questionnaire, answers))).toEqual(['q1'])
  })

  it('hide with their section', () => {
    const [section] = aQuestionnaire(aQuestion('q1')).sections
    const [other] = aQuestionnaire(aQuestion('q2')).sections
    if (!section || !other) throw new Error('no section')
    const sections = [section, { ...other, key: 's2', branch: when(chose('q1', 'a')) }]
    expect(visibleSections({ sections }, {}).map(({ section: { key } }) => key)).toEqual(['s1'])
    expect(keys(visibleQuestions({ sections }, { q1: { options: ['a'] } }))).toEqual(['q1', 'q2'])
  })

  it('leave out a section that has neither a text nor a visible question', () => {
    const [section] = aQuestionnaire().sections
    if (!section) throw new Error('no section')
    expect(visibleSections({ sections: [section] }, {})).toEqual([])
    expect(visibleSections({ sections: [{ ...section, text: 'Welcome' }] }, {})).toHaveLength(1)
  })

  it('compare numbers, and can need any condition instead of all', () => {
    const least = { question: 'n', test: 'at_least' as const, options: [], value: 4 }
    const most = { question: 'n', test: 'at_most' as const, options: [], value: 2 }
    const none = { question: 'q', test: 'none_of' as const, options: ['a'], value: null }
    expect(isShown({ match: 'any', conditions: [least, most] }, { n: { number: 2 } })).toBe(true)
    expect(isShown({ match: 'any', conditions: [least, most] }, { n: { number: 3 } })).toBe(false)
    expect(isShown({ match: 'all', conditions: [least, none] }, { n: { number: 5 }, q: { options: ['b'] } })).toBe(true)
    expect(isShown({ match: 'all', conditions: [none] }, {})).toBe(false)
  })
})
