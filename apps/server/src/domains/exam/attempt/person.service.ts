import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { EXAM_STATUS, type ExamStatus, finalScore, type GradeMethod } from '@sands/rules/exam/state'
import type { Tx } from '../../../kernel/database/database.ts'
import { attemptRepo } from './attempt.repo.ts'
import type { ExamId } from './learner-exam.repo.ts'

interface Person {
  examId: ExamId
  userId: UserId
  collegeId: CollegeId
  gradeMethod: GradeMethod
  now: Date
}

/**
 * Works out from all attempts how the person is doing, and stores it. Call it in every transaction that changes an
 * attempt. Returns true when the person passes for the first time. Two attempts of a person wait for each other here.
 */
export async function settlePerson(tx: Tx, { gradeMethod, now, ...person }: Person): Promise<boolean> {
  await attemptRepo.lockPerson(tx, { ...person, changedAt: now })
  const hadPassed = await attemptRepo.hasPassed(tx, person.examId, person.userId)
  const attempts = await attemptRepo.counting(tx, person.examId, person.userId)
  const finished = attempts.filter(({ state }) => state === 'finished')
  const score = finalScore(
    gradeMethod,
    finished.map((attempt) => attempt.score ?? 0),
  )
  const passScore = finished.at(-1)?.passScore ?? 0
  const isQualified = score === undefined ? null : score >= passScore
  const has = (...states: string[]) => attempts.some(({ state }) => states.includes(state))
  const verdict = isQualified ? EXAM_STATUS.qualified : EXAM_STATUS.unqualified
  const status: ExamStatus = has('in_progress')
    ? EXAM_STATUS.inProgress
    : has('in_review', 'submitted')
      ? EXAM_STATUS.inReview
      : isQualified === null
        ? EXAM_STATUS.notStarted
        : verdict
  await attemptRepo.setPerson(tx, {
    ...person,
    status,
    attempts: attempts.length,
    score: score ?? null,
    isQualified,
    attemptId: attempts.at(-1)?.id ?? null,
    changedAt: now,
  })
  return isQualified === true && !hadPassed
}
