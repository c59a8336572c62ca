import { asId } from '@sands/contract/kernel/id'
import { REVIEW_BIZ } from '@sands/rules/review'
import type { Tx } from '../../../kernel/database/database.ts'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { BizId, RecordId, ReviewKind, ReviewQueue } from '../../review/index.ts'
import type { TrainingTaskId } from '../task/record.repo.ts'
import { homeworkRepo, type SubmissionId, type SubmissionRow } from './homework.repo.ts'

export const bizOf = (taskId: TrainingTaskId): BizId => asId<BizId>(taskId)
export const namedOf = (id: SubmissionId) => ({ bizType: REVIEW_BIZ.homework, recordId: asId<RecordId>(id) })

/** Homework and evidence of other training in the queue of the review domain. */
export const homeworkReviews: ReviewKind = {
  bizType: REVIEW_BIZ.homework,
  right: 'training.mark',
  async facts(db, collegeId, bizIds) {
    const rows = await homeworkRepo.tasks(
      db,
      collegeId,
      bizIds.map((id) => asId<TrainingTaskId>(id)),
    )
    return new Map(
      rows.map(({ task, trainingName }) => [
        bizOf(task.id),
        { name: `${trainingName} · ${task.name}`, isAnonymous: false },
      ]),
    )
  },
}

export const enqueueSubmission = (
  tx: Tx,
  queue: ReviewQueue,
  { id, taskId, collegeId, userId, submittedAt }: SubmissionRow,
): Promise<void> => queue.add(tx, { ...namedOf(id), bizId: bizOf(taskId), collegeId, userId, at: submittedAt })

const AT_ONCE = 500

/** Adds hand-ins to the queue that came from a backup or the demo company. */
export const completeHomeworkQueue = (
  { database }: Pick<Kernel, 'database'>,
  queue: ReviewQueue,
): JobKind<Record<string, never>> =>
  jobKind<Record<string, never>>({
    name: 'training.complete-queue',
    retries: 3,
    limitSeconds: 300,
    cron: '*/10 * * * *',
    afterStartSeconds: 4,
    run: () =>
      database.transaction(async (tx) => {
        for (const row of await homeworkRepo.notQueued(tx, REVIEW_BIZ.homework, AT_ONCE))
          await enqueueSubmission(tx, queue, row)
      }),
  })
