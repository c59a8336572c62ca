import type { Questionnaire } from '@sands/contract/survey/questionnaire.model'
import type { QuestionType } from '@sands/rules/survey/question'

export type EditedSection = Questionnaire['sections'][number]
export type EditedQuestion = EditedSection['questions'][number]
export type EditedChoice = EditedQuestion['options'][number]

/** The next free key with this letter: keys are never used again, because replies refer to them. */
export function nextKey(letter: string, used: readonly string[]): string {
  const numbers = used.flatMap((key) => (key.startsWith(letter) ? Number(key.slice(letter.length)) : []))
  return `${letter}${Math.max(0, ...numbers.filter(Number.isInteger)) + 1}`
}

export const questionKeys = ({ sections }: Questionnaire): string[] =>
  sections.flatMap(({ questions }) => questions.map(({ key }) => key))

export const addChoice = (choices: readonly EditedChoice[], letter: string): EditedChoice[] => [
  ...choices,
  {
    key: nextKey(
      letter,
      choices.map(({ key }) => key),
    ),
    text: '',
  },
]

const STARTING: Readonly<Partial<Record<QuestionType, Partial<EditedQuestion>>>> = {
  rating: { max: 5 },
  scale: { min: 0, max: 10 },
  pictures: { max: 5 },
}

export function aNewQuestion(type: QuestionType, used: readonly string[]): EditedQuestion {
  const withOptions = ['single', 'multiple', 'ranking', 'matrix'].includes(type)
  const two = addChoice(addChoice([], 'o'), 'o')
  return {
    key: nextKey('q', used),
    type,
    title: '',
    note: '',
    isRequired: false,
    options: withOptions ? two : [],
    rows: type === 'matrix' ? addChoice(addChoice([], 'r'), 'r') : [],
    hasOther: false,
    isShuffled: false,
    min: null,
    max: null,
    lowText: '',
    highText: '',
    branch: { match: 'all', conditions: [] },
    ...STARTING[type],
  }
}

export const changeSection = (
  form: Questionnaire,
  key: string,
  change: (section: EditedSection) => EditedSection,
): Questionnaire => ({
  ...form,
  sections: form.sections.map((section) => (section.key === key ? change(section) : section)),
})

export const changeQuestion = (form: Questionnaire, key: string, patch: Partial<EditedQuestion>): Questionnaire => ({
  ...form,
  sections: form.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => (question.key === key ? { ...question, ...patch } : question)),
  })),
})

/** Removes a question, and conditions that look at it. */
export function removeQuestion(form: Questionnaire, key: string): Questionnaire {
  const cleaned = <T extends { branch: EditedQuestion['branch'] }>(place: T): T => ({
    ...place,
    branch: { ...place.branch, conditions: place.branch.conditions.filter(({ question }) => question !== key) },
  })
  return {
    ...form,
    sections: form.sections.map((section) => ({
      ...cleaned(section),
      questions: section.questions.filter((question) => question.key !== key).map(cleaned),
    })),
  }
}

export const addSection = (form: Questionnaire): Questionnaire => ({
  ...form,
  sections: [
    ...form.sections,
    {
      key: nextKey(
        's',
        form.sections.map(({ key }) => key),
      ),
      title: '',
      text: '',
      isShuffled: false,
      branch: { match: 'all', conditions: [] },
      questions: [],
    },
  ],
})

/** The questions before a place, which its conditions can look at. */
export function earlierQuestions({ sections }: Questionnaire, key: string): EditedQuestion[] {
  const earlier: EditedQuestion[] = []
  for (const section of sections) {
    if (section.key === key) return earlier
    for (const question of section.questions) {
      if (question.key === key) return earlier
      earlier.push(question)
    }
  }
  return earlier
}
