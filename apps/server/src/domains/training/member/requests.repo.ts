import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { ApprovalKindName } from '@sands/rules/review/approval'
import { LIVE_STATES } from '@sands/rules/training/project'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { approvals } from '../../review/index.ts'
import type { TrainingId, TrainingTaskId } from '../task/record.repo.ts'
import { trainingMembers, trainings, trainingTasks } from '../training.tables.ts'

/** Requests about one task of the asker. */
const KINDS: ApprovalKindName[] = ['task_leave', 'homework_extension']

export interface WaitingRequest {
  id: Id<'approval'>
  askerId: UserId
  taskId: TrainingTaskId
  key: string
  type: number
}

interface StaleRequest {
  id: Id<'approval'>
  collegeId: CollegeId
}

/** A project `p` that people can join and work in. */
const isLive = (now: Date): SQL => sql`p.college_id = ${approvals.collegeId} and p.removed_at is null
  and p.state = any(${sql.param([...LIVE_STATES])}::text[]) and coalesce(p.ends_at > ${now}, true)`

const without = (
  db: Db,
  { kinds, subject, limit }: { kinds: ApprovalKindName[]; subject: SQL; limit: number },
): Promise<StaleRequest[]> =>
  db
    .select({ id: approvals.id, collegeId: approvals.collegeId })
    .from(approvals)
    .where(and(eq(approvals.state, 'waiting'), inArray(approvals.kind, kinds), sql`not exists (${subject})`))
    .orderBy(approvals.id)
    .limit(limit)

export const requestsRepo = {
  /** Who waits to join the project. */
  joining: (
    db: Db,
    { id, collegeId }: { id: TrainingId; collegeId: CollegeId },
  ): Promise<Pick<WaitingRequest, 'id' | 'askerId'>[]> =>
    db
      .select({ id: approvals.id, askerId: approvals.askerId })
      .from(approvals)
      .where(
        and(
          eq(approvals.collegeId, collegeId),
          eq(approvals.kind, 'training_join'),
          eq(approvals.subjectId, id),
          eq(approvals.state, 'waiting'),
        ),
      )
      .orderBy(approvals.id),

  /** What waits about a removed task, about a project that takes nobody, or for somebody who is no member. */
  stale: async (db: Db, { now, limit }: { now: Date; limit: number }): Promise<StaleRequest[]> => [
    ...(await without(db, {
      kinds: KINDS,
      subject: sql`select from ${trainingTasks} t
        join ${trainings} p on p.id = t.training_id and ${isLive(now)}
        join ${trainingMembers} m on m.training_id = p.id and m.user_id = ${approvals.askerId} and m.state = 'active'
        where t.id = ${approvals.subjectId}::bigint and t.removed_at is null`,
      limit,
    })),
    ...(await without(db, {
      kinds: ['training_join'],
      subject: sql`select from ${trainings} p where p.id = ${approvals.subjectId}::bigint and ${isLive(now)}`,
      limit,
    })),
  ],

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
