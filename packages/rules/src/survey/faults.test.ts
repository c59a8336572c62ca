import { describe, expect, it } from 'vitest'
import { questionnaireFaults } from './faults.ts'
import type { Question } from './question.ts'
import { aQuestion, aQuestionnaire, choices, chose, when } from './testing-questions.ts'

const faults = (...questions: Question[]) => questionnaireFaults(aQuestionnaire(...questions), { isAnonymous: false })
const kinds = (...questions: Question[]) => faults(...questions).map(({ kind }) => kind)

describe('faults of a questionnaire', () => {
  it('are none for a complete one', () => {
    expect(faults(aQuestion('q1'), aQuestion('q2', { branch: when(chose('q1', 'a')) }))).toEqual([])
  })

  it('name missing questions, titles, options and rows', () => {
    expect(kinds()).toEqual(['no_questions'])
    expect(faults(aQuestion('q1', { title: ' ' }))).toEqual([{ kind: 'no_title', at: 'q1' }])
    expect(kinds(aQuestion('q1', { options: choices('a') }))).toEqual(['few_options'])
    expect(kinds(aQuestion('q1', { options: [...choices('a', 'b'), { key: 'c', text: ' ' }] }))).toEqual([
      'empty_option',
    ])
    expect(kinds(aQuestion('q1', { type: 'matrix' }))).toEqual(['no_rows'])
  })

  it('name bounds that no answer can meet', () => {
    expect(kinds(aQuestion('q1', { type: 'number', min: 3, max: 2 }))).toEqual(['bad_bounds'])
    expect(kinds(aQuestion('q1', { type: 'scale', min: 4, max: 4 }))).toEqual(['bad_bounds'])
    expect(kinds(aQuestion('q1', { type: 'rating', max: 1 }))).toEqual(['bad_bounds'])
    expect(kinds(aQuestion('q1', { type: 'multiple', min: 9 }))).toEqual(['bad_bounds'])
    expect(kinds(aQuestion('q1', { type: 'multiple', min: 4 }))).toEqual(['bad_bounds'])
    expect(kinds(aQuestion('q1', { type: 'multiple', min: 4, hasOther: true }))).toEqual([])
  })

  it('name an axis that has more points than a person can see, or points between two numbers', () => {
    expect(kinds(aQuestion('q1', { type: 'scale', min: 0, max: 100 }))).toEqual([])
    expect(kinds(aQuestion('q1', { type: 'scale', min: -1e9, max: 1e9 }))).toEqual(['bad_bounds'])
    expect(kinds(aQuestion('q1', { type: 'scale', min: 0, max: 2.5 }))).toEqual(['bad_bounds'])
    expect(kinds(aQuestion('q1', { type: 'rating', max: 11 }))).toEqual(['bad_bounds'])
    expect(kinds(aQuestion('q1', { type: 'number', min: 0.5, max: 1e9 }))).toEqual([])
  })

  it('name branches that look at later or missing questions, or in a way the type does not allow', () => {
    expect(kinds(aQuestion('q1', { branch: when(chose('q2', 'a')) }), aQuestion('q2'))).toEqual(['bad_branch'])
    expect(kinds(aQuestion('q1'), aQuestion('q2', { branch: when(chose('q1', 'z')) }))).toEqual(['bad_branch'])
    const wrong = when({ question: 'q1', test: 'at_least', options: [], value: 1 })
    expect(kinds(aQuestion('q1'), aQuestion('q2', { branch: wrong }))).toEqual(['bad_branch'])
  })

  it('name a branch within a shuffled section, because its order is not fixed', () => {
    const questionnaire = aQuestionnaire(aQuestion('q1'), aQuestion('q2', { branch: when(chose('q1', 'a')) }))
    const sections = questionnaire.sections.map((section) => ({ ...section, isShuffled: true }))
    expect(questionnaireFaults({ ...questionnaire, sections }, { isAnonymous: false })).toEqual([
      { kind: 'branch_shuffled', at: 'q2' },
    ])
  })

  it('name branches that nobody can reach', () => {
    expect(kinds(aQuestion('q1'), aQuestion('q2', { branch: when(chose('q1', 'a'), chose('q1', 'b')) }))).toEqual([
      'unreachable',
    ])
  })

  it('name pictures in an anonymous survey, because a picture belongs to a person', () => {
    const pictures = aQuestionnaire(aQuestion('q1', { type: 'pictures', options: [] }))
    expect(questionnaireFaults(pictures, { isAnonymous: true })).toEqual([{ kind: 'pictures_anonymous', at: 'q1' }])
    expect(questionnaireFaults(pictures, { isAnonymous: false })).toEqual([])
  })
})
