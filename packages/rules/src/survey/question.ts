/** Questions of a survey. They have no right answer. */
export const QUESTION_TYPES = [
  'single',
  'multiple',
  'text',
  'number',
  'rating',
  'scale',
  'matrix',
  'ranking',
  'date',
  'pictures',
] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** Every condition needs an answer: a question without one meets none of them. */
export const CONDITION_TESTS = ['answered', 'any_of', 'none_of', 'at_least', 'at_most'] as const
export type ConditionTest = (typeof CONDITION_TESTS)[number]

export interface Choice {
  readonly key: string
  readonly text: string
}

/** Compares the answer to an earlier question with options or with a number. */
export interface Condition {
  readonly question: string
  readonly test: ConditionTest
  readonly options: readonly string[]
  readonly value: number | null
}

/** When a question or a section is shown. Without conditions it always is. */
export interface Branch {
  readonly match: 'all' | 'any'
  readonly conditions: readonly Condition[]
}

export interface Question {
  readonly key: string
  readonly type: QuestionType
  readonly title: string
  readonly note: string
  readonly isRequired: boolean
  /** The options of choices and rankings, and the columns of a matrix. */
  readonly options: readonly Choice[]
  /** The rows of a matrix. */
  readonly rows: readonly Choice[]
  /** The person can write an answer of their own beside the options. */
  readonly hasOther: boolean
  /** Options are shown in another order to each person. */
  readonly isShuffled: boolean
  /** Numbers, the ends of a scale, the stars of a rating (max), the number of chosen options or pictures. */
  readonly min: number | null
  readonly max: number | null
  /** What the ends of a scale mean. */
  readonly lowText: string
  readonly highText: string
  readonly branch: Branch
}

export interface Section {
  readonly key: string
  readonly title: string
  readonly text: string
  /** Questions are shown in another order to each person. */
  readonly isShuffled: boolean
  readonly branch: Branch
  readonly questions: readonly Question[]
}

/** What people fill in. */
export interface Questionnaire {
  readonly sections: readonly Section[]
  /** Shown after the last question. */
  readonly endText: string
}

export const MOST_SECTIONS = 20
export const MOST_QUESTIONS = 100
export const MOST_OPTIONS = 30
export const MOST_ROWS = 20
export const MOST_CONDITIONS = 5
export const MOST_PICTURES = 5
export const MOST_STARS = 10
/** From 0 to 100, for example. */
export const MOST_SCALE_POINTS = 101
export const LONGEST_NAME = 60
export const LONGEST_TITLE = 200
export const LONGEST_NOTE = 500
export const LONGEST_OPTION = 100
export const LONGEST_TEXT = 2000
export const LONGEST_OTHER = 200
export const LARGEST_NUMBER = 1_000_000_000
/** Keys never collide with `OTHER` or with names that objects inherit. */
export const KEY_PATTERN = '^[a-z]{1,3}[0-9]{1,6}$'

/** The text that a person writes beside the options counts as this option. */
export const OTHER = 'other'

const WITH_OPTIONS: readonly QuestionType[] = ['single', 'multiple', 'ranking', 'matrix']
export const hasOptions = (type: QuestionType): boolean => WITH_OPTIONS.includes(type)

const WITH_NUMBER: readonly QuestionType[] = ['number', 'rating', 'scale']
export const hasNumber = (type: QuestionType): boolean => WITH_NUMBER.includes(type)

/** The tests that a condition on a question of this type can use. */
export function testsFor(type: QuestionType): readonly ConditionTest[] {
  if (type === 'single' || type === 'multiple') return ['any_of', 'none_of', 'answered']
  return hasNumber(type) ? ['at_least', 'at_most', 'answered'] : ['answered']
}

/** The numbers that a rating, a scale or a number question accepts. */
export function bounds({ type, min, max }: Pick<Question, 'type' | 'min' | 'max'>): { min: number; max: number } {
  if (type === 'rating') return { min: 1, max: max ?? 5 }
  if (type === 'scale') return { min: min ?? 0, max: max ?? 10 }
  return { min: min ?? -LARGEST_NUMBER, max: max ?? LARGEST_NUMBER }
}

export const questionsOf = ({ sections }: Pick<Questionnaire, 'sections'>): Question[] =>
  sections.flatMap(({ questions }) => [...questions])

export const ALWAYS: Branch = { match: 'all', conditions: [] }
