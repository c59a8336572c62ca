import type { AnswerVerdict } from './score.ts'
import { earned } from './score.ts'

export const MARK_COMMENT_LENGTH = 2000

export interface RubricLine {
  key: string
  percent: number
}

/** The verdict of an answer that a person marked. */
export function markVerdict(score: number, maxScore: number): AnswerVerdict {
  if (score >= maxScore) return 'right'
  return score <= 0 ? 'wrong' : 'partial'
}

/** Whether every line exists and earned at most what it can. */
export const isRubricGood = (lines: readonly RubricLine[], marks: Readonly<Record<string, number>>): boolean =>
  Object.entries(marks).every(([key, percent]) => {
    const line = lines.find((candidate) => candidate.key === key)
    return line !== undefined && percent >= 0 && percent <= line.percent
  })

/** Hundredths of a point that the lines of a rubric earn together, never more than the question has. */
export const rubricScore = (maxScore: number, marks: Readonly<Record<string, number>>): number =>
  Math.min(maxScore, earned(maxScore, Object.values(marks).reduce((sum, percent) => sum + percent, 0) / 100))
