import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { ApprovalKindName } from '@sands/rules/review/approval'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { approvals } from '../../review/index.ts'
import type { TrainingId, TrainingTaskId } from '../task/record.repo.ts'
import { trainings, trainingTasks } from '../training.tables.ts'

/** Requests about one task of the asker. */
const KINDS: ApprovalKindName[] = ['task_leave', 'homework_extension']

export interface WaitingRequest {
  id: Id<'approval'>
  askerId: UserId
  taskId: TrainingTaskId
  key: string
  type: number
}

export const requestsRepo = {
  /** What waits about the tasks of these projects, of one person or of everybody. */
  waiting: (
    db: Db,
    { trainingIds, askerId }: { trainingIds: readonly TrainingId[]; askerId?: UserId },
  ): Promise<WaitingRequest[]> =>
    trainingIds.length === 0
      ? Promise.resolve([])
      : db
          .select({
            id: approvals.id,
            askerId: approvals.askerId,
            taskId: trainingTasks.id,
            key: trainingTasks.key,
            type: trainingTasks.type,
          })
          .from(trainingTasks)
          .innerJoin(trainings, eq(trainings.id, trainingTasks.trainingId))
          .innerJoin(
            approvals,
            and(
              eq(approvals.collegeId, trainings.collegeId),
              inArray(approvals.kind, KINDS),
              sql`${approvals.subjectId} = ${trainingTasks.id}::text`,
              eq(approvals.state, 'waiting'),
              askerId ? eq(approvals.askerId, askerId) : undefined,
            ),
          )
          .where(and(inArray(trainingTasks.trainingId, [...trainingIds]), isNull(trainingTasks.removedAt)))
          .orderBy(approvals.id),
}
