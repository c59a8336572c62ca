import type { AudienceChoice } from '@sands/contract/org/audience.model'
import type { ProjectState } from '@sands/rules/training/project'
import type { ProjectTaskType } from '@sands/rules/training/task-type'
import { and, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { membersOf, visibleTo } from '../../org/index.ts'
import { stateAt, type TrainingRow } from '../edit/training-edit.repo.ts'
import type { MemberRow } from '../member/member.repo.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { trainingMembers, trainings, trainingTasks } from '../training.tables.ts'

/** More projects than contain the same content for one person. */
const MOST_CONTAINING = 100

export interface OwnTraining {
  training: TrainingRow
  member: MemberRow
}

const visible: SQL = sql`${trainings.state} in ('not_started', 'running', 'ended', 'archived')`

const own = (db: Db) =>
  db
    .select({ training: getTableColumns(trainings), member: getTableColumns(trainingMembers) })
    .from(trainingMembers)
    .innerJoin(trainings, eq(trainings.id, trainingMembers.trainingId))

const there = (viewer: Viewer) =>
  and(eq(trainings.collegeId, viewer.collegeId), isNull(trainings.removedAt), isNotNull(trainings.published), visible)

/** Projects that can still be worked on come first, then by their last day. */
const order = (now: Date) => [
  sql`case ${stateAt(now)} when 'running' then 1 when 'not_started' then 2 when 'ended' then 3 else 4 end`,
  sql`${trainingMembers.completedAt} is not null`,
  sql`${trainings.endsAt} asc nulls last`,
  sql`${trainings.id} desc`,
]

export const learnerRepo = {
  page: (
    db: Db,
    viewer: Viewer,
    { state, now, size, offset }: { state: ProjectState | null; now: Date; size: number; offset: number },
  ): Promise<OwnTraining[]> =>
    own(db)
      .where(
        and(
          eq(trainingMembers.userId, viewer.userId),
          eq(trainingMembers.state, 'active'),
          there(viewer),
          state === null ? undefined : sql`${stateAt(now)} = ${state}`,
        ),
      )
      .orderBy(...order(now))
      .limit(size)
      .offset(offset),

  count: (db: Db, viewer: Viewer, { state, now }: { state: ProjectState | null; now: Date }): Promise<number> =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(trainingMembers)
      .innerJoin(trainings, eq(trainings.id, trainingMembers.trainingId))
      .where(
        and(
          eq(trainingMembers.userId, viewer.userId),
          eq(trainingMembers.state, 'active'),
          there(viewer),
          state === null ? undefined : sql`${stateAt(now)} = ${state}`,
        ),
      )
      .then(([row]) => row?.count ?? 0),

  /** The projects of the person in which one of these contents is a task. */
  containing: (
    db: Db,
    viewer: Viewer,
    { type, refIds }: { type: ProjectTaskType; refIds: readonly string[] },
  ): Promise<OwnTraining[]> =>
    own(db)
      .where(
        and(
          eq(trainingMembers.userId, viewer.userId),
          eq(trainingMembers.state, 'active'),
          there(viewer),
          sql`exists (select from ${trainingTasks} t where t.training_id = ${trainings.id} and t.type = ${type}
            and t.ref_id = any(${sql.param([...refIds])}::bigint[]) and t.removed_at is null)`,
        ),
      )
      .limit(MOST_CONTAINING * refIds.length),

  /** The project with the membership of the person, if members or people who may register see it. */
  find: (
    db: Db,
    viewer: Viewer,
    id: TrainingId,
  ): Promise<{ training: TrainingRow; member: MemberRow | null; isInScope: boolean } | undefined> =>
    db
      .select({
        training: getTableColumns(trainings),
        member: getTableColumns(trainingMembers),
        isInScope: visibleTo(viewer, trainings.scopeId),
      })
      .from(trainings)
      .leftJoin(
        trainingMembers,
        and(eq(trainingMembers.trainingId, trainings.id), eq(trainingMembers.userId, viewer.userId)),
      )
      .where(and(eq(trainings.id, id), eq(trainings.collegeId, viewer.collegeId), isNull(trainings.removedAt)))
      .then(([row]) => row),

  /** Whether the person is among the people of an audience that is not stored yet. */
  isAmong: (db: Db, { collegeId, userId }: Viewer, choice: AudienceChoice): Promise<boolean> =>
    db
      .execute<{ among: boolean }>(sql`select ${userId}::bigint in (${membersOf(collegeId, choice)}) as among`)
      .then(({ rows: [row] }) => row?.among === true),
}
