import type { Mark } from '@sands/contract/exam/marking.model'
import type { RubricLine } from '@sands/contract/exam/question.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { isRubricGood, rubricScore } from '@sands/rules/exam/marking'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import { type AnswerRow, type AttemptRow, attemptRepo } from '../attempt/attempt.repo.ts'
import { isByHand } from '../attempt/grade.ts'
import type { Versions } from '../attempt/versions.service.ts'
import { markingRepo } from './marking.repo.ts'

type MarkedRow = Pick<AnswerRow, 'score' | 'rubric' | 'comment'>

function markOf({ maxScore }: AnswerRow, mark: Mark, lines: readonly RubricLine[]): MarkedRow {
  const { rubric } = mark
  if (rubric && !isRubricGood(lines, rubric)) throw fail('exam.bad_mark')
  const score = rubric ? rubricScore(maxScore, rubric) : mark.score
  if (score !== null && score > maxScore) throw fail('exam.bad_mark')
  const comment = mark.comment === null ? '' : plainText(mark.comment)
  return { score, rubric, comment: comment === '' ? null : comment }
}

/** The lines of the rubric of one answer, by its key. */
async function rubrics(versions: Versions, { paper }: AttemptRow): Promise<(questionKey: string) => RubricLine[]> {
  const known = await versions.forPaper(paper)
  const all = paper.sections.flatMap((section) => section.questions)
  return (questionKey) => {
    const [key, child] = questionKey.split('/')
    const solution = known.get(all.find((question) => question.key === key)?.versionId ?? '')?.solution
    return (child === undefined ? solution : solution?.children[child])?.rubric ?? []
  }
}

/** Stores marks of answers that people mark, and returns all answers as they are then. */
export async function storeMarks(
  tx: Tx,
  versions: Versions,
  { attempt, marks, markerId, now }: { attempt: AttemptRow; marks: readonly Mark[]; markerId: UserId; now: Date },
): Promise<AnswerRow[]> {
  const answers = new Map((await attemptRepo.answers(tx, attempt.id)).map((row) => [row.questionKey, row]))
  const linesOf = await rubrics(versions, attempt)
  for (const mark of marks) {
    const row = answers.get(mark.questionKey)
    if (!row || !isByHand(row)) throw fail('exam.bad_mark')
    const given = markOf(row, mark, linesOf(mark.questionKey))
    // Its verdict follows when the paper is finished, also for an answer that kept its mark of an earlier marking.
    const values = { ...given, verdict: 'to_mark' as const, markedBy: markerId, markedAt: now }
    await markingRepo.mark(tx, { attemptId: attempt.id, questionKey: mark.questionKey }, values)
    answers.set(mark.questionKey, { ...row, ...values })
  }
  return [...answers.values()]
}
