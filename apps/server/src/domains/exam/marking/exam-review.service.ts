import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { REVIEW_BIZ } from '@sands/rules/review'
import type { Tx } from '../../../kernel/database/database.ts'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { BizId, RecordId, ReviewKind, ReviewQueue } from '../../review/index.ts'
import type { AttemptId } from '../attempt/attempt.repo.ts'
import type { ExamId } from '../attempt/learner-exam.repo.ts'
import type { SealedId } from '../attempt/sealed.repo.ts'
import { markingRepo } from './marking.repo.ts'

export const bizOf = (examId: ExamId): BizId => asId<BizId>(examId)
const recordOf = (attemptId: AttemptId): RecordId => asId<RecordId>(attemptId)
export const namedOf = (attemptId: AttemptId) => ({ bizType: REVIEW_BIZ.exam, recordId: recordOf(attemptId) })

/** Exams in the queue of the review domain. */
export const examReviews: ReviewKind = {
  bizType: REVIEW_BIZ.exam,
  right: 'exam.mark',
  // A marker sees keys and rubrics.
  isTaking: ({ userId }, bizId) => markingRepo.isTaking(userId, bizId),
  async facts(db, collegeId, bizIds) {
    const rows = await markingRepo.exams(
      db,
      collegeId,
      bizIds.map((id) => asId<Id<'exam'>>(id)),
    )
    return new Map(
      rows.map(({ id, title, document }) => [bizOf(id), { name: title, isAnonymous: document?.isAnonymous ?? false }]),
    )
  },
}

/** Sealed files of exams in the queue: their record is the file. */
export const sealedReviews: ReviewKind = { ...examReviews, bizType: REVIEW_BIZ.sealed, reviewersOf: REVIEW_BIZ.exam }
export const namedFile = (id: SealedId) => ({ bizType: REVIEW_BIZ.sealed, recordId: asId<RecordId>(id) })

/** Adds hand-ins to the queue, and knows the reviewers of every edition that goes live. */
export function listenForMarking({ events }: Kernel, queue: ReviewQueue): void {
  events.on('exam.handed-in', async (tx, { attemptId, examId, userId, collegeId, at, isToMark }) => {
    if (isToMark) await queue.add(tx, { ...namedOf(attemptId), bizId: bizOf(examId), collegeId, userId, at })
    else await queue.drop(tx, namedOf(attemptId))
  })
  events.on('exam.sealed-handed-in', (tx, { id, examId, userId, collegeId, at }) =>
    queue.add(tx, { ...namedFile(id), bizId: bizOf(examId), collegeId, userId, at }),
  )
  events.on('exam.published', async (tx, { examId, collegeId }) => {
    const [exam] = await markingRepo.exams(tx, collegeId, [examId])
    await queue.setReviewers(tx, REVIEW_BIZ.exam, bizOf(examId), exam?.document?.reviewerIds ?? [])
  })
}

const AT_ONCE = 500

/**
 * Adds what the queue lacks: attempts, sealed files and reviewers that came from a backup or the demo company and not through an
 * event.
 */
export const completeQueue = ({ database }: Kernel, queue: ReviewQueue): JobKind<Record<string, never>> => {
  async function addMissing(tx: Tx): Promise<void> {
    for (const { id, examId, collegeId, userId, at } of await markingRepo.notQueued(tx, AT_ONCE))
      await queue.add(tx, { ...namedOf(id), bizId: bizOf(examId), collegeId, userId, at })
    for (const { id, examId, collegeId, userId, at } of await markingRepo.filesNotQueued(tx, AT_ONCE))
      await queue.add(tx, { ...namedFile(id), bizId: bizOf(examId), collegeId, userId, at })
    for (const { id, document } of await markingRepo.withoutReviewers(tx, AT_ONCE))
      await queue.setReviewers(tx, REVIEW_BIZ.exam, bizOf(id), document?.reviewerIds ?? [])
  }
  return jobKind<Record<string, never>>({
    name: 'exam.complete-queue',
    retries: 3,
    limitSeconds: 300,
    cron: '*/10 * * * *',
    afterStartSeconds: 3,
    run: () => database.transaction(addMissing),
  })
}
