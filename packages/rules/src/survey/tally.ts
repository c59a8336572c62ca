import type { Answer, Answers } from './answer.ts'
import { bounds, type Question, type Questionnaire, questionsOf } from './question.ts'

/** The counts of one question, added up over replies. */
export interface QuestionTally {
  /** Replies with an answer to this question. */
  readonly answered: number
  /** How often each option, star, scale value, matrix cell (`row/column`) or day was chosen. */
  readonly counts: Readonly<Record<string, number>>
  /** The sum of numbers, ratings and scale values. */
  readonly sum: number
  /** For rankings: the sum of the places of each option, first place 1. */
  readonly places: Readonly<Record<string, number>>
}
export type Tally = Readonly<Record<string, QuestionTally>>

const EMPTY: QuestionTally = { answered: 0, counts: {}, sum: 0, places: {} }
/** Different values of a number question that are counted one by one; the others only in the sum. */
const MOST_VALUES = 200
/** Different days of a date question that are counted one by one. */
const MOST_DAYS = 1000

function keysOf({ type }: Question, answer: Answer): string[] {
  if (type === 'single' || type === 'multiple') return [...(answer.options ?? [])]
  if (type === 'ranking') return (answer.options ?? []).slice(0, 1)
  if (type === 'matrix') return Object.entries(answer.rows ?? {}).map(([row, column]) => `${row}/${column}`)
  if (type === 'date') return answer.date === undefined ? [] : [answer.date]
  return answer.number === undefined ? [] : [String(answer.number)]
}

/** The counts are copied once for all replies: thousands are counted at a time. */
function counted(tally: QuestionTally, question: Question, replies: readonly Answers[]): QuestionTally {
  const [counts, places] = [{ ...tally.counts }, { ...tally.places }]
  let { answered, sum } = tally
  const most = question.type === 'date' ? MOST_DAYS : MOST_VALUES
  let values = Object.keys(counts).length
  for (const answers of replies) {
    const answer = answers[question.key]
    if (!answer) continue
    answered += 1
    sum += answer.number ?? 0
    for (const key of keysOf(question, answer)) {
      const before = counts[key]
      if (before === undefined && values >= most) continue
      if (before === undefined) values += 1
      counts[key] = (before ?? 0) + 1
    }
    if (question.type === 'ranking')
      for (const [index, key] of (answer.options ?? []).entries()) places[key] = (places[key] ?? 0) + index + 1
  }
  return { answered, counts, sum, places }
}

/** The tally after some more replies. */
export function countReplies(tally: Tally, questionnaire: Questionnaire, replies: readonly Answers[]): Tally {
  const next: Record<string, QuestionTally> = { ...tally }
  for (const question of questionsOf(questionnaire)) {
    const after = counted(tallyOf(tally, question.key), question, replies)
    if (after.answered > 0) next[question.key] = after
  }
  return next
}

export const tallyOf = (tally: Tally, key: string): QuestionTally => tally[key] ?? EMPTY

/** The values on the axis of a rating or a scale. */
export function axisOf(question: Question): number[] {
  const { min, max } = bounds(question)
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
}
