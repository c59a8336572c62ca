import type { Answer, Answers } from './answer.ts'
import { bounds, type Question, type Questionnaire, questionsOf } from './question.ts'

/** The counts of one question, added up over replies. */
export interface QuestionTally {
  /** Replies with an answer to this question. */
  readonly answered: number
  /** How often each option, star, scale value or matrix cell (`row/column`) was chosen. */
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

const plus = (counts: Readonly<Record<string, number>>, keys: readonly string[]): Record<string, number> => {
  const next = { ...counts }
  for (const key of keys)
    if (next[key] !== undefined || Object.keys(next).length < MOST_VALUES) next[key] = (next[key] ?? 0) + 1
  return next
}

function keysOf({ type }: Question, answer: Answer): string[] {
  if (type === 'single' || type === 'multiple') return [...(answer.options ?? [])]
  if (type === 'ranking') return (answer.options ?? []).slice(0, 1)
  if (type === 'matrix') return Object.entries(answer.rows ?? {}).map(([row, column]) => `${row}/${column}`)
  return answer.number === undefined ? [] : [String(answer.number)]
}

function added(tally: QuestionTally, question: Question, answer: Answer): QuestionTally {
  const places = { ...tally.places }
  if (question.type === 'ranking')
    for (const [index, key] of (answer.options ?? []).entries()) places[key] = (places[key] ?? 0) + index + 1
  return {
    answered: tally.answered + 1,
    counts: plus(tally.counts, keysOf(question, answer)),
    sum: tally.sum + (answer.number ?? 0),
    places,
  }
}

/** The tally after some more replies. */
export function countReplies(tally: Tally, questionnaire: Questionnaire, replies: readonly Answers[]): Tally {
  const questions = questionsOf(questionnaire)
  const next: Record<string, QuestionTally> = { ...tally }
  for (const answers of replies)
    for (const question of questions) {
      const answer = answers[question.key]
      if (answer) next[question.key] = added(next[question.key] ?? EMPTY, question, answer)
    }
  return next
}

export const tallyOf = (tally: Tally, key: string): QuestionTally => tally[key] ?? EMPTY

/** The values on the axis of a rating or a scale. */
export function axisOf(question: Question): number[] {
  const { min, max } = bounds(question)
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
}
