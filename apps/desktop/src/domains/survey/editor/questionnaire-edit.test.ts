import { describe, expect, it } from 'vitest'
import {
  addChoice,
  addSection,
  aNewQuestion,
  changeQuestion,
  changeSection,
  earlierQuestions,
  nextKey,
  questionKeys,
  removeQuestion,
} from './questionnaire-edit.ts'

const empty = addSection({ sections: [], endText: '' })
const withQuestions = (...types: Parameters<typeof aNewQuestion>[0][]) =>
  types.reduce(
    (form, type) =>
      changeSection(form, 's1', (section) => ({
        ...section,
        questions: [...section.questions, aNewQuestion(type, questionKeys(form))],
      })),
    empty,
  )

describe('editing a questionnaire', () => {
  it('gives every question, option and section a key of its own', () => {
    expect(questionKeys(withQuestions('single', 'text', 'rating'))).toEqual(['q1', 'q2', 'q3'])
    expect(nextKey('q', ['q1', 'q7'])).toBe('q8')
    expect(addChoice(addChoice([], 'o'), 'o').map(({ key }) => key)).toEqual(['o1', 'o2'])
    expect(addSection(empty).sections.map(({ key }) => key)).toEqual(['s1', 's2'])
  })

  it('removes a question together with the conditions that look at it', () => {
    const branch = {
      match: 'all' as const,
      conditions: [{ question: 'q1', test: 'any_of' as const, options: ['o1'], value: null }],
    }
    const form = changeQuestion(withQuestions('single', 'text'), 'q2', { branch })
    const left = removeQuestion(form, 'q1')
    expect(questionKeys(left)).toEqual(['q2'])
    expect(left.sections[0]?.questions[0]?.branch.conditions).toEqual([])
  })

  it('knows the questions before a question or a section', () => {
    const form = addSection(withQuestions('single', 'text'))
    expect(earlierQuestions(form, 'q1')).toEqual([])
    expect(earlierQuestions(form, 'q2').map(({ key }) => key)).toEqual(['q1'])
    expect(earlierQuestions(form, 's2').map(({ key }) => key)).toEqual(['q1', 'q2'])
  })
})
