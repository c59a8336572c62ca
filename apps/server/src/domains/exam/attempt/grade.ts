import type { Answer } from '@sands/contract/exam/question.model'
import { isAnswered } from '@sands/rules/exam/question'
import { type AnswerVerdict, earned, type PartialRule, scoreAnswer } from '@sands/rules/exam/score'
import type { AnswerPart } from './answer-parts.ts'
import type { AnswerRow, VersionId } from './attempt.repo.ts'
import { answerText } from './receipt.ts'

export interface GradedAnswer {
  questionKey: string
  versionId: VersionId
  answer: Answer | null
  verdict: AnswerVerdict
  maxScore: number
  /** Null while it waits for a person. */
  score: number | null
}

export interface Grade {
  answers: GradedAnswer[]
  objectiveScore: number
  isToMark: boolean
  answered: number
}

/** Scores every part of a paper. A part without an answer is in the list, too. */
export function gradeAnswers(
  parts: readonly AnswerPart[],
  given: ReadonlyMap<string, Answer>,
  partialRule: PartialRule,
): Grade {
  const answers = parts.map(({ key, versionId, type, solution, maxScore }): GradedAnswer => {
    const answer = given.get(key)
    const { verdict, share } = scoreAnswer(type, solution, answer, partialRule)
    const score = verdict === 'to_mark' ? null : earned(maxScore, share)
    return { questionKey: key, versionId, answer: answer ?? null, verdict, maxScore, score }
  })
  return {
    answers,
    objectiveScore: answers.reduce((sum, { score }) => sum + (score ?? 0), 0),
    isToMark: answers.some(({ verdict }) => verdict === 'to_mark'),
    answered: answers.filter(({ answer }) => isAnswered(answer ?? undefined)).length,
  }
}

/** Whether a person marks it, or has marked it: no key can score it. */
export const isByHand = ({ verdict, markedBy }: Pick<AnswerRow, 'verdict' | 'markedBy'>): boolean =>
  verdict === 'to_mark' || markedBy !== null

type Marked = Pick<
  AnswerRow,
  'questionKey' | 'answer' | 'verdict' | 'score' | 'rubric' | 'comment' | 'markedBy' | 'markedAt'
>
type MarkedAnswer = GradedAnswer & Partial<Pick<AnswerRow, 'rubric' | 'comment' | 'markedBy' | 'markedAt'>>

/** Keeps marks of earlier answers that are the same now. */
export function withMarks(
  grade: Grade,
  earlier: readonly Marked[],
): Omit<Grade, 'answers'> & { answers: MarkedAnswer[]; subjectiveScore: number } {
  const marked = new Map(
    earlier
      .filter(({ markedBy }) => markedBy !== null)
      .map((row) => [`${row.questionKey} ${answerText(row.answer)}`, row]),
  )
  let subjectiveScore = 0
  const answers = grade.answers.map((answer): MarkedAnswer => {
    const mark = marked.get(`${answer.questionKey} ${answerText(answer.answer)}`)
    if (answer.verdict !== 'to_mark' || !mark) return answer
    subjectiveScore += mark.score ?? 0
    const { verdict, score, rubric, comment, markedBy, markedAt } = mark
    return { ...answer, verdict, score, rubric, comment, markedBy, markedAt }
  })
  return { ...grade, answers, subjectiveScore, isToMark: answers.some(({ verdict }) => verdict === 'to_mark') }
}

const LONGEST_LOOK_S = 600

/** The time before each change belongs to the question that was changed; longer pauses count as ten minutes. */
export function secondsByQuestion(
  changes: readonly { questionKey: string; madeAt: Date }[],
  startedAt: Date,
): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>()
  let before = startedAt.getTime()
  for (const { questionKey, madeAt } of changes) {
    const passed = Math.max(0, Math.min(LONGEST_LOOK_S, (madeAt.getTime() - before) / 1000))
    seconds.set(questionKey, (seconds.get(questionKey) ?? 0) + passed)
    before = madeAt.getTime()
  }
  return seconds
}
