import { nextAttemptState } from '@sands/rules/exam/state'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { type AttemptRow, attemptRepo } from '../attempt/attempt.repo.ts'
import { settlePerson } from '../attempt/person.service.ts'

interface Scores {
  objectiveScore: number
  /** Null while a person still has to mark. */
  subjectiveScore: number | null
  passScore: number
  comment?: string | null
  paper?: AttemptRow['paper']
}

/**
 * Gives an attempt its score, works out how the person is doing, and tells the other domains. `attempt` must come from a
 * locked read. Without a subjective score the attempt stays where it is.
 */
export async function settleScore(
  { clock, events }: Pick<Kernel, 'clock' | 'events'>,
  tx: Tx,
  { attempt, scores }: { attempt: AttemptRow; scores: Scores },
): Promise<AttemptRow> {
  const now = clock.now()
  const { id, examId, userId, collegeId } = attempt
  const { objectiveScore, subjectiveScore, passScore, ...more } = scores
  const score = subjectiveScore === null ? null : objectiveScore + subjectiveScore
  const isQualified = score === null ? null : score >= passScore
  const state = attempt.state === 'finished' ? 'finished' : nextAttemptState(attempt.state, 'mark_all')
  if (score !== null && !state) throw new Error(`attempt ${id} is ${attempt.state}`)
  const changed = await attemptRepo.change(tx, id, {
    ...more,
    objectiveScore,
    subjectiveScore,
    passScore,
    ...(score === null || !state ? {} : { state, score, isQualified, finishedAt: attempt.finishedAt ?? now }),
  })
  if (!changed) throw new Error(`attempt ${id} does not exist`)
  const exam = await attemptRepo.examOf(tx, examId)
  if (!exam?.document) throw new Error(`exam ${examId} has no edition`)
  const { gradeMethod, points, certificateId } = exam.document
  const person = { examId, userId, collegeId, changedAt: now }
  const before = await attemptRepo.lockPerson(tx, person)
  const isFirstPass = await settlePerson(tx, { examId, userId, collegeId, gradeMethod, now })
  const isNews = attempt.state !== 'finished' || score !== attempt.score || isQualified !== attempt.isQualified
  if (score !== null && isQualified !== null && isNews)
    await events.emit(tx, 'exam.finished', { attemptId: id, examId, userId, collegeId, at: now, score, isQualified })
  if (isFirstPass) await events.emit(tx, 'exam.passed', { examId, userId, collegeId, points, certificateId, at: now })
  // Only a regrading takes a pass back; a later attempt that is worse does not.
  const isRegraded = attempt.state === 'finished'
  if (isRegraded && before?.hasPassed && !(await attemptRepo.lockPerson(tx, person))?.hasPassed)
    await events.emit(tx, 'exam.pass-lost', { examId, userId, collegeId, at: now })
  return changed
}
