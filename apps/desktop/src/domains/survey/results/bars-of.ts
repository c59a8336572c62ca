import type { QuestionResult } from '@sands/contract/survey/results.model'
import { OTHER, type Question } from '@sands/rules/survey/question'
import { axisOf } from '@sands/rules/survey/tally'

export interface Bar {
  readonly key: string
  readonly label: string
  readonly count: number
  /** Of the replies with an answer to this question, from 0 to 1. */
  readonly share: number
}

/** The bars of a question in the order of its options; questions with written answers have none. */
export function barsOf(question: Question, { counts, answered }: QuestionResult, other: string): Bar[] {
  const bar = (key: string, label: string): Bar => {
    const count = counts[key] ?? 0
    return { key, label, count, share: answered > 0 ? count / answered : 0 }
  }
  const { type, options, rows, hasOther } = question
  if (type === 'single' || type === 'multiple' || type === 'ranking')
    return [...options.map(({ key, text }) => bar(key, text)), ...(hasOther ? [bar(OTHER, other)] : [])]
  if (type === 'rating' || type === 'scale') return axisOf(question).map((value) => bar(String(value), String(value)))
  if (type === 'matrix')
    return rows.flatMap((row) =>
      options.map((column) => bar(`${row.key}/${column.key}`, `${row.text} · ${column.text}`)),
    )
  if (type !== 'number') return []
  return Object.keys(counts)
    .sort((a, b) => Number(a) - Number(b))
    .map((value) => bar(value, value))
}
