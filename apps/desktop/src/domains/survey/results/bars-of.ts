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

/** Words for bars that are no option: an answer beside the options, and values that are not counted one by one. */
export interface BarWords {
  readonly other: string
  readonly rest: string
}

/** How much of a day (YYYY-MM-DD) is read: the day, its month or its year. */
const DATE_LENGTHS = [10, 7, 4] as const
type DateLength = (typeof DATE_LENGTHS)[number]
const MOST_DATES = 40
const REST = 'rest'

/** Days, or months or years when there would be too many bars; the same for editions that are compared. */
export function dateLengthOf(...results: readonly Pick<QuestionResult, 'counts'>[]): DateLength {
  const days = results.flatMap(({ counts }) => Object.keys(counts))
  return DATE_LENGTHS.find((length) => new Set(days.map((day) => day.slice(0, length))).size <= MOST_DATES) ?? 4
}

function dateCounts({ counts }: QuestionResult, length: DateLength): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [day, count] of Object.entries(counts)) {
    const key = day.slice(0, length)
    sums[key] = (sums[key] ?? 0) + count
  }
  return sums
}

/** The bars of a question in the order of its options; questions with written answers or pictures have none. */
export function barsOf(
  question: Question,
  result: QuestionResult,
  words: BarWords,
  dateLength: DateLength = dateLengthOf(result),
): Bar[] {
  const { answered } = result
  const counts = question.type === 'date' ? dateCounts(result, dateLength) : result.counts
  const barWith = (key: string, label: string, count: number): Bar => ({
    ...{ key, label, count },
    share: answered > 0 ? count / answered : 0,
  })
  const bar = (key: string, label: string): Bar => barWith(key, label, counts[key] ?? 0)
  const { type, options, rows, hasOther } = question
  if (type === 'single' || type === 'multiple' || type === 'ranking')
    return [...options.map(({ key, text }) => bar(key, text)), ...(hasOther ? [bar(OTHER, words.other)] : [])]
  if (type === 'rating' || type === 'scale') return axisOf(question).map((value) => bar(String(value), String(value)))
  if (type === 'matrix')
    return rows.flatMap((row) =>
      options.map((column) => bar(`${row.key}/${column.key}`, `${row.text} · ${column.text}`)),
    )
  if (type !== 'number' && type !== 'date') return []
  const keys = Object.keys(counts)
  const rest = answered - keys.reduce((sum, key) => sum + (counts[key] ?? 0), 0)
  return [
    ...(type === 'date' ? keys.sort() : keys.sort((a, b) => Number(a) - Number(b))).map((key) => bar(key, key)),
    ...(rest > 0 ? [barWith(REST, words.rest, rest)] : []),
  ]
}
