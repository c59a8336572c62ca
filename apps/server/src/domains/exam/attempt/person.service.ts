import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { EXAM_STATUS, type ExamStatus, finalScore, type GradeMethod } from '@sands/rules/exam/state'
import type { Tx } from '../../../kernel/database/database.ts'
import { type AttemptRow, attemptRepo } from './attempt.repo.ts'
import type { ExamId } from './learner-exam.repo.ts'

interface Person {
  examId: ExamId
  userId: UserId
  collegeId: CollegeId
  gradeMethod: GradeMethod
  now: Date
}

type CountingAttempt = Pick<AttemptRow, 'id' | 'state' | 'score' | 'passScore'>

/**
 * Works out from the attempts that count, in their order, how the person is doing, and stores it. The caller has locked
 * the person. Returns whether the person has passed.
 */
export async function storePerson(
  tx: Tx,
  { gradeMethod, now, ...person }: Person,
  attempts: readonly CountingAttempt[],
): Promise<boolean> {
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
  return isQualified === true
}

/**
 * Reads the attempts and stores how the person is doing. Call it in every transaction that changes an attempt. Returns
 * true when the person passes for the first time. Two attempts of a person wait for each other here.
 */
export async function settlePerson(tx: Tx, person: Person): Promise<boolean> {
  const before = await attemptRepo.lockPerson(tx, { ...person, changedAt: person.now })
  const attempts = await attemptRepo.counting(tx, person.examId, person.userId)
  return (await storePerson(tx, person, attempts)) && !before?.hasPassed
}
