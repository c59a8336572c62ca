import { type Answer, type Answers, isAnswered } from './answer.ts'
import {
  bounds,
  LONGEST_OTHER,
  LONGEST_TEXT,
  MOST_PICTURES,
  OTHER,
  type Question,
  type Questionnaire,
  type QuestionType,
} from './question.ts'
import { visitVisible } from './visible.ts'

export const REPLY_FAULTS = ['required', 'invalid', 'too_few', 'too_many', 'out_of_range', 'too_long'] as const
export type ReplyFaultKind = (typeof REPLY_FAULTS)[number]

export interface ReplyFault {
  readonly question: string
  readonly kind: ReplyFaultKind
}

const unique = (keys: readonly string[]): boolean => keys.length < 2 || new Set(keys).size === keys.length

function choiceFault({ options, hasOther, min, max, type }: Question, answer: Answer): ReplyFaultKind | undefined {
  const chosen = answer.options ?? []
  const isKnown = (chosenKey: string) =>
    options.some(({ key }) => key === chosenKey) || (hasOther && chosenKey === OTHER)
  if (!unique(chosen) || !chosen.every(isKnown)) return 'invalid'
  if (chosen.includes(OTHER) && (answer.other?.trim() ?? '') === '') return 'invalid'
  if ((answer.other?.length ?? 0) > LONGEST_OTHER) return 'too_long'
  if (type === 'single') return chosen.length === 1 ? undefined : 'invalid'
  if (min !== null && chosen.length < min) return 'too_few'
  return max !== null && chosen.length > max ? 'too_many' : undefined
}

function numberFault(question: Question, { number }: Answer): ReplyFaultKind | undefined {
  if (number === undefined || !Number.isFinite(number)) return 'invalid'
  if (question.type !== 'number' && !Number.isInteger(number)) return 'invalid'
  const { min, max } = bounds(question)
  return number < min || number > max ? 'out_of_range' : undefined
}

function matrixFault({ options, rows, isRequired }: Question, answer: Answer): ReplyFaultKind | undefined {
  const columns = new Set(options.map(({ key }) => key))
  const known = new Set(rows.map(({ key }) => key))
  const entries = Object.entries(answer.rows ?? {})
  if (!entries.every(([row, column]) => known.has(row) && columns.has(column))) return 'invalid'
  return isRequired && entries.length < known.size ? 'required' : undefined
}

function rankingFault({ options }: Question, { options: order = [] }: Answer): ReplyFaultKind | undefined {
  const known = new Set(options.map(({ key }) => key))
  return unique(order) && order.length === known.size && order.every((key) => known.has(key)) ? undefined : 'invalid'
}

function textFault({ max }: Question, { text = '' }: Answer): ReplyFaultKind | undefined {
  return text.length > (max ?? LONGEST_TEXT) ? 'too_long' : undefined
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const isDay = (day: string): boolean =>
  DAY.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

const picturesFault = ({ max }: Question, { fileIds = [] }: Answer): ReplyFaultKind | undefined => {
  if (!unique(fileIds)) return 'invalid'
  return fileIds.length > Math.min(max ?? MOST_PICTURES, MOST_PICTURES) ? 'too_many' : undefined
}

const FAULT_OF: Readonly<Record<QuestionType, (question: Question, answer: Answer) => ReplyFaultKind | undefined>> = {
  single: choiceFault,
  multiple: choiceFault,
  text: textFault,
  number: numberFault,
  rating: numberFault,
  scale: numberFault,
  matrix: matrixFault,
  ranking: rankingFault,
  date: (_, { date = '' }) => (isDay(date) ? undefined : 'invalid'),
  pictures: picturesFault,
}

const FIELDS: Readonly<Record<QuestionType, readonly (keyof Answer)[]>> = {
  single: ['options', 'other'],
  multiple: ['options', 'other'],
  text: ['text'],
  number: ['number'],
  rating: ['number'],
  scale: ['number'],
  matrix: ['rows'],
  ranking: ['options'],
  date: ['date'],
  pictures: ['fileIds'],
}

/** Only the fields that belong to the type of the question, and `other` only where it was chosen. */
function cleaned({ type }: Question, answer: Answer): Answer {
  const fields = FIELDS[type]
  const isMeant = (field: keyof Answer) =>
    fields.includes(field) && (field !== 'other' || answer.options?.includes(OTHER) === true)
  const given = Object.keys(answer) as (keyof Answer)[]
  // Most answers have no other fields, and thousands may be checked at the same moment.
  if (given.every(isMeant)) return answer
  return Object.fromEntries(given.filter(isMeant).map((field) => [field, answer[field]])) as Answer
}

interface AnyQuestionnaire {
  readonly sections: readonly { readonly questions: readonly { readonly type: QuestionType }[] }[]
}

/** The questions for visitors: they cannot upload, so questions about pictures are not for them. */
export const forVisitor = <Form extends AnyQuestionnaire>(questionnaire: Form): Form => ({
  ...questionnaire,
  sections: questionnaire.sections.map((section) => ({
    ...section,
    questions: section.questions.filter(({ type }) => type !== 'pictures'),
  })),
})

/**
 * Checks a reply. `answers` contains only answers to visible questions: an answer to a question that a branch hides is
 * never stored, and a required question that a branch hides is not required.
 */
export function checkReply(
  questionnaire: Pick<Questionnaire, 'sections'>,
  answers: Answers,
): { answers: Record<string, Answer>; faults: ReplyFault[] } {
  const faults: ReplyFault[] = []
  const checked: Record<string, Answer> = {}
  // Branches look at the answers as they will be stored: fields of another type of question count for nothing.
  const given = (question: Question) => {
    const answer = answers[question.key]
    return answer && cleaned(question, answer)
  }
  visitVisible(questionnaire, given, (question, answer) => {
    if (!isAnswered(answer)) {
      if (question.isRequired) faults.push({ question: question.key, kind: 'required' })
      return
    }
    const kind = FAULT_OF[question.type](question, answer)
    if (kind) faults.push({ question: question.key, kind })
    else checked[question.key] = answer
  })
  return { answers: checked, faults }
}
