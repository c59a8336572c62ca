import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { ApprovalKindName } from '@sands/rules/review/approval'
import { LIVE_STATES } from '@sands/rules/training/project'
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
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
  /** The project is over; otherwise the task or the membership has ended. */
  isOver: boolean
}

/** A project `p` that people can join and work in, or that was recalled and may be published again. */
const isOpen = (now: Date): SQL => sql`p.removed_at is null and (p.state = 'recalled'
  or p.state = any(${sql.param([...LIVE_STATES])}::text[]) and coalesce(p.ends_at > ${now}, true))`
const goesOn = (now: Date): SQL => sql`p.college_id = ${approvals.collegeId} and ${isOpen(now)}`

/** A request that waits about a task of a project. */
const aboutTask = and(
  eq(approvals.collegeId, trainings.collegeId),
  inArray(approvals.kind, KINDS),
  sql`${approvals.subjectId} = ${trainingTasks.id}::text`,
  eq(approvals.state, 'waiting'),
)

/** More than can wait: each member has at most one request for each task and kind. */
const MOST_READ = 1_000_000

const without = (
  db: Db,
  { kinds, subject, project, limit }: { kinds: ApprovalKindName[]; subject: SQL; project: SQL; limit: number },
): Promise<StaleRequest[]> =>
  db
    .select({ id: approvals.id, collegeId: approvals.collegeId, isOver: sql<boolean>`not exists (${project})` })
    .from(approvals)
    .where(and(eq(approvals.state, 'waiting'), inArray(approvals.kind, kinds), sql`not exists (${subject})`))
    .orderBy(approvals.id)
    .limit(limit)

export const requestsRepo = {
  /** Who waits to join the project, the oldest first. */
  joining: (
    db: Db,
    { id, collegeId }: { id: TrainingId; collegeId: CollegeId },
    limit: number,
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
      .orderBy(approvals.id)
      .limit(limit),

  /** Applicants about whom the steps of a flow decide. */
  byFlow: (
    db: Db,
    { id, collegeId }: { id: TrainingId; collegeId: CollegeId },
    userIds: readonly UserId[],
  ): Promise<Set<UserId>> =>
    db
      .select({ userId: approvals.askerId })
      .from(approvals)
      .where(
        and(
          eq(approvals.collegeId, collegeId),
          eq(approvals.kind, 'training_join'),
          eq(approvals.subjectId, id),
          eq(approvals.state, 'waiting'),
          isNotNull(approvals.flowId),
          sql`${approvals.askerId} = any(${sql.param([...userIds])}::bigint[])`,
        ),
      )
      .then((rows) => new Set(rows.map(({ userId }) => userId))),

  /** What waits about a removed task, about a project that is over, or for somebody who is no member or applicant. */
  stale: async (db: Db, { now, limit }: { now: Date; limit: number }): Promise<StaleRequest[]> => [
    ...(await without(db, {
      kinds: KINDS,
      subject: sql`select from ${trainingTasks} t
        join ${trainings} p on p.id = t.training_id and ${goesOn(now)}
        join ${trainingMembers} m on m.training_id = p.id and m.user_id = ${approvals.askerId} and m.state = 'active'
        where t.id = ${approvals.subjectId}::bigint and t.removed_at is null`,
      project: sql`select from ${trainingTasks} t join ${trainings} p on p.id = t.training_id and ${isOpen(now)}
        where t.id = approvals.subject_id::bigint`,
      limit,
    })),
    ...(await without(db, {
      kinds: ['training_join'],
      subject: sql`select from ${trainings} p
        join ${trainingMembers} m on m.training_id = p.id and m.user_id = ${approvals.askerId} and m.state = 'applied'
        where p.id = ${approvals.subjectId}::bigint and ${goesOn(now)}`,
      project: sql`select from ${trainings} p where p.id = approvals.subject_id::bigint and ${isOpen(now)}`,
      limit,
    })),
  ],

  /** What waits about removed tasks of a project, or of people who are no members any more; the oldest first. */
  orphans: (db: Db, trainingId: TrainingId, limit: number): Promise<{ id: Id<'approval'>; isRemoved: boolean }[]> =>
    db
      .select({ id: approvals.id, isRemoved: sql<boolean>`${trainingTasks.removedAt} is not null` })
      .from(trainingTasks)
      .innerJoin(trainings, eq(trainings.id, trainingTasks.trainingId))
      .innerJoin(approvals, aboutTask)
      .leftJoin(
        trainingMembers,
        and(
          eq(trainingMembers.trainingId, trainingTasks.trainingId),
          eq(trainingMembers.userId, approvals.askerId),
          eq(trainingMembers.state, 'active'),
        ),
      )
      .where(
        and(
          eq(trainingTasks.trainingId, trainingId),
          or(isNotNull(trainingTasks.removedAt), isNull(trainingMembers.userId)),
        ),
      )
      .orderBy(approvals.id)
      .limit(limit),

  /** How many wait about the tasks of a project: of everybody or of these people, about all tasks or one. */
  count: (
    db: Db,
    trainingId: TrainingId,
    { askerIds, taskId }: { askerIds?: readonly UserId[]; taskId?: TrainingTaskId | undefined } = {},
  ): Promise<number> =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(trainingTasks)
      .innerJoin(trainings, eq(trainings.id, trainingTasks.trainingId))
      .innerJoin(approvals, aboutTask)
      .where(
        and(
          eq(trainingTasks.trainingId, trainingId),
          isNull(trainingTasks.removedAt),
          taskId ? eq(trainingTasks.id, taskId) : undefined,
          askerIds ? sql`${approvals.askerId} = any(${sql.param([...askerIds])}::bigint[])` : undefined,
        ),
      )
      .then(([row]) => row?.count ?? 0),

  /** What waits about the tasks of these projects, of one person or of everybody, the oldest first. */
  waiting: (
    db: Db,
    { trainingIds, askerId, limit }: { trainingIds: readonly TrainingId[]; askerId?: UserId; limit?: number },
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
          .innerJoin(approvals, and(aboutTask, askerId ? eq(approvals.askerId, askerId) : undefined))
          .where(and(inArray(trainingTasks.trainingId, [...trainingIds]), isNull(trainingTasks.removedAt)))
          .orderBy(approvals.id)
          .limit(limit ?? MOST_READ),
}
