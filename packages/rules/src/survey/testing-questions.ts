import { ALWAYS, type Branch, type Choice, type Condition, type Question, type Questionnaire } from './question.ts'

/** Questions and questionnaires for tests. */
export const choices = (...keys: string[]): Choice[] => keys.map((key) => ({ key, text: key.toUpperCase() }))

export const aQuestion = (key: string, values: Partial<Question> = {}): Question => ({
  key,
  type: 'single',
  title: `Question ${key}`,
  note: '',
  isRequired: false,
  options: choices('a', 'b', 'c'),
  rows: [],
  hasOther: false,
  isShuffled: false,
  min: null,
  max: null,
  lowText: '',
  highText: '',
  branch: ALWAYS,
  ...values,
})

export const chose = (question: string, ...options: string[]): Condition => ({
  question,
  test: 'any_of',
  options,
  value: null,
})

export const when = (...conditions: Condition[]): Branch => ({ match: 'all', conditions })

export const aQuestionnaire = (...questions: Question[]): Questionnaire => ({
  sections: [{ key: 's1', title: '', text: '', isShuffled: false, branch: ALWAYS, questions }],
  endText: 'Thank you',
})
