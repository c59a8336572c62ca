import type { AnswerVerdict } from './score.ts'

/** A question leaves the wrong book after this many right answers in a row. */
export const RIGHT_TO_LEAVE = 2

/** One question in the wrong book of a person. It stays as history after it has left. */
export interface WrongEntry {
  timesWrong: number
  rightInRow: number
  firstWrongAt: Date
  lastWrongAt: Date
  /** Null while it is in the book. */
  leftAt: Date | null
}

/** The verdict about a whole question: a material is right when all its parts are. Null when nothing counts. */
export function isQuestionRight(verdicts: readonly AnswerVerdict[]): boolean | null {
  const scored = verdicts.filter((verdict) => verdict !== 'to_mark')
  if (scored.every((verdict) => verdict === 'unanswered')) return null
  return scored.every((verdict) => verdict === 'right')
}

/** The entry after one more answer. A right answer to a question that was never wrong makes no entry. */
export function afterAnswer(entry: WrongEntry | null, isRight: boolean, at: Date): WrongEntry | null {
  if (!isRight)
    return {
      timesWrong: (entry?.timesWrong ?? 0) + 1,
      rightInRow: 0,
      firstWrongAt: entry?.firstWrongAt ?? at,
      lastWrongAt: entry && entry.lastWrongAt > at ? entry.lastWrongAt : at,
      leftAt: null,
    }
  if (!entry) return null
  const rightInRow = entry.rightInRow + 1
  const leaves = entry.leftAt === null && rightInRow >= RIGHT_TO_LEAVE
  return { ...entry, rightInRow, leftAt: leaves ? at : entry.leftAt }
}
