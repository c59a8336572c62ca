import type { TrainingDocument } from '@sands/contract/training/manage.model'
import { REVIEW_BIZ } from '@sands/rules/review'
import type { Tx } from '../../../kernel/database/database.ts'
import type { ReviewQueue } from '../../review/index.ts'
import { reviewersOf } from '../edit/training-document.service.ts'
import { recordRepo, type TrainingId } from '../task/record.repo.ts'
import { isTakenKind } from './homework.present.ts'
import { bizOf } from './homework-review.service.ts'

/** Tells the queue who marks the tasks of a project that has just been published. */
export async function setTaskReviewers(
  tx: Tx,
  queue: Pick<ReviewQueue, 'setReviewers'>,
  { trainingId, document }: { trainingId: TrainingId; document: TrainingDocument },
): Promise<void> {
  for (const task of await recordRepo.tasks(tx, trainingId))
    if (isTakenKind(task.own))
      await queue.setReviewers(tx, REVIEW_BIZ.homework, bizOf(task.id), reviewersOf(task, document))
}
