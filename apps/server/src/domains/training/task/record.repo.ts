import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { ProjectTaskType } from '@sands/rules/training/task-type'
import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { ContentMove, TaskKind } from '../../study/index.ts'
import { trainingMembers, trainingRecords, trainings, trainingTasks } from '../training.tables.ts'

export type TrainingId = Id<'training'>
export type TrainingTaskId = Id<'trainingTask'>
export type TaskRow = typeof trainingTasks.$inferSelect
export type RecordRow = typeof trainingRecords.$inferSelect

/** What a member has done with a task that has no content elsewhere. */
export interface OwnMove {
  trainingId: TrainingId
  taskId: TrainingTaskId
  userId: UserId
  state: ContentMove['state']
  at: Date
}

const list = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::bigint[]`

/**
 * Done stays done; only a decision of the owner is replaced when the member passes. The states before that replace each
 * other: an exam that was in review can be failed.
 */
const replaceOpen = sql`on conflict (task_id, user_id) do update
  set state = excluded.state, done_at = excluded.done_at, decided_by = null, reason = null
  where training_records.state <> excluded.state
    and (training_records.state in ('started', 'reviewing') or excluded.state = 'passed')`

/**
 * Whether a person can still do the task `t` of the project `p`: the project goes on, or work of the person that was
 * handed in before waits for its mark.
 */
const canBeDone = (at: Date, person: SQL): SQL => sql`(
  p.state <> 'ended' and (p.ends_at is null or p.ends_at > ${at}::timestamptz) or exists (
    select from ${trainingRecords} r where r.task_id = t.id and r.user_id = ${person} and r.state = 'reviewing'))`

export const recordRepo = {
  /** The contents of one type in projects that run, or have ended since a moment. */
  liveContents: (
    db: Db,
    { type, endedSince }: { type: ProjectTaskType; endedSince: Date },
  ): Promise<{ trainingId: TrainingId; refId: string }[]> =>
    db
      .select({ trainingId: trainingTasks.trainingId, refId: sql<string>`${trainingTasks.refId}` })
      .from(trainingTasks)
      .innerJoin(trainings, eq(trainings.id, trainingTasks.trainingId))
      .where(
        and(
          eq(trainingTasks.type, type),
          isNull(trainingTasks.removedAt),
          isNotNull(trainingTasks.refId),
          or(
            inArray(trainings.state, ['not_started', 'running']),
            and(eq(trainings.state, 'ended'), gt(trainings.endsAt, endedSince)),
          ),
        ),
      ),

  /** Tasks that were taken out of the project. */
  removedTasks: (db: Db, trainingId: TrainingId): Promise<TaskRow[]> =>
    db
      .select()
      .from(trainingTasks)
      .where(and(eq(trainingTasks.trainingId, trainingId), isNotNull(trainingTasks.removedAt))),

  setOwn: (tx: Tx, taskId: TrainingTaskId, own: TaskRow['own']) =>
    tx.update(trainingTasks).set({ own }).where(eq(trainingTasks.id, taskId)),

  /** The tasks that members see, in their order. */
  tasks: (db: Db, trainingId: TrainingId): Promise<TaskRow[]> =>
    db
      .select()
      .from(trainingTasks)
      .where(and(eq(trainingTasks.trainingId, trainingId), isNull(trainingTasks.removedAt)))
      .orderBy(asc(trainingTasks.globalIndex)),

  /**
   * Projects that contain the content, in which one of these people can still do it. They are locked against changes of
   * their members until the transaction ends. Without the lock, a person who becomes a member at the same moment would
   * lose the record.
   */
  lockContaining: (
    tx: Tx,
    { collegeId, userIds, type, refId, at }: Omit<ContentMove, 'state'> & { type: ProjectTaskType },
  ): Promise<TrainingId[]> =>
    tx
      .execute<{ id: TrainingId }>(sql`
        select p.id from ${trainings} p
        where p.college_id = ${collegeId} and p.state in ('not_started', 'running', 'ended')
          and p.id in (select t.training_id from ${trainingTasks} t
            where t.type = ${type} and t.ref_id = ${refId}::bigint and t.removed_at is null
              and ${canBeDone(at, sql`any(${list(userIds)})`)})
        order by p.id for key share`)
      .then(({ rows }) => rows.map(({ id }) => id)),

  /** Writes what people have done to those of these projects in which they are members. Returns what has changed. */
  move: (
    tx: Tx,
    { trainingIds, type, move }: { trainingIds: readonly TrainingId[]; type: ProjectTaskType; move: ContentMove },
  ): Promise<{ trainingId: TrainingId; userId: UserId }[]> =>
    tx
      .execute<{ training_id: TrainingId; user_id: UserId }>(sql`
        insert into ${trainingRecords} (task_id, user_id, training_id, state, started_at, done_at)
        select t.id, m.user_id, t.training_id, ${move.state}, ${move.at}::timestamptz,
          case when ${move.state} = 'passed' then ${move.at}::timestamptz end
        from ${trainingTasks} t join ${trainingMembers} m on m.training_id = t.training_id
          join ${trainings} p on p.id = t.training_id
        where t.training_id = any(${list(trainingIds)}) and t.type = ${type} and t.ref_id = ${move.refId}::bigint
          and t.removed_at is null and m.user_id = any(${list(move.userIds)}) and m.state = 'active'
          and ${canBeDone(move.at, sql`m.user_id`)}
        order by t.id, m.user_id
        ${replaceOpen} returning training_id, user_id`)
      .then(({ rows }) => rows.map((row) => ({ trainingId: row.training_id, userId: row.user_id }))),

  /** Takes over what these members have done with the content of one kind before they became members. */
  async adopt(
    tx: Tx,
    {
      trainingId,
      kind,
      refIds,
      userIds,
    }: { trainingId: TrainingId; kind: TaskKind; refIds: readonly string[]; userIds: readonly UserId[] },
  ): Promise<void> {
    await tx.execute(sql`
      insert into ${trainingRecords} (task_id, user_id, training_id, state, started_at, done_at)
      select t.id, r.user_id, t.training_id, r.state, r.at, case when r.state = 'passed' then r.at end
      from (${kind.records(refIds)}) r join ${trainingTasks} t on t.ref_id = r.ref_id
        join ${trainings} p on p.id = t.training_id
      where t.training_id = ${trainingId} and t.type = ${kind.type} and t.removed_at is null
        and r.user_id = any(${list(userIds)}) and (p.ends_at is null or r.at <= p.ends_at)
      order by t.id, r.user_id
      ${replaceOpen}`)
  },

  /** Marks the members as completed who have done at least `wanted` of these tasks. Returns them. */
  complete: (
    tx: Tx,
    {
      trainingId,
      userIds,
      taskIds,
      wanted,
      at,
    }: {
      trainingId: TrainingId
      userIds: readonly UserId[] | null
      taskIds: readonly TrainingTaskId[]
      wanted: number
      at: Date
    },
  ): Promise<UserId[]> =>
    tx
      .execute<{ user_id: UserId }>(sql`
        update ${trainingMembers} m set completed_at = ${at}, changed_at = ${at}
        where m.training_id = ${trainingId} and m.state = 'active' and m.completed_at is null
          ${userIds === null ? sql`` : sql`and m.user_id = any(${list(userIds)})`}
          and (select count(*) from ${trainingRecords} r where r.training_id = ${trainingId} and r.user_id = m.user_id
            and r.task_id = any(${list(taskIds)}) and r.state in ('passed', 'waived', 'credited')) >= ${wanted}
        returning m.user_id`)
      .then(({ rows }) => rows.map((row) => row.user_id)),

  /** A task that members see, by its id. */
  task: (db: Db, collegeId: CollegeId, id: TrainingTaskId): Promise<TaskRow | undefined> =>
    db
      .select(getTableColumns(trainingTasks))
      .from(trainingTasks)
      .innerJoin(trainings, eq(trainings.id, trainingTasks.trainingId))
      .where(
        and(
          eq(trainingTasks.id, id),
          eq(trainings.collegeId, collegeId),
          isNull(trainingTasks.removedAt),
          isNull(trainings.removedAt),
        ),
      )
      .then(([row]) => row),

  /** Keeps changes of the project and its members away until the transaction ends. */
  share: (tx: Tx, trainingId: TrainingId) =>
    tx.execute(sql`select from ${trainings} where id = ${trainingId} for key share`),

  /** Writes what a member has done with a task that has no content elsewhere. Returns whether it changed something. */
  moveOwn: (tx: Tx, { trainingId, taskId, userId, state, at }: OwnMove): Promise<boolean> =>
    tx
      .execute(sql`
        insert into ${trainingRecords} (task_id, user_id, training_id, state, started_at, done_at)
        values (${taskId}, ${userId}, ${trainingId}, ${state}, ${at}::timestamptz,
          case when ${state} = 'passed' then ${at}::timestamptz end)
        ${replaceOpen} returning task_id`)
      .then(({ rows }) => rows.length > 0),

  /** The same for members who pass a task at the same time. Returns those for whom it changed something. */
  passAll: (
    tx: Tx,
    {
      trainingId,
      taskId,
      people,
    }: Pick<OwnMove, 'trainingId' | 'taskId'> & { people: readonly Pick<OwnMove, 'userId' | 'at'>[] },
  ): Promise<UserId[]> =>
    tx
      .execute<{ user_id: UserId }>(sql`
        insert into ${trainingRecords} (task_id, user_id, training_id, state, started_at, done_at)
        select ${taskId}::bigint, p.user_id, ${trainingId}::bigint, 'passed', p.at, p.at
        from unnest(${list(people.map(({ userId }) => userId))},
          ${sql.param(people.map(({ at }) => at.toISOString()))}::timestamptz[]) as p(user_id, at)
        order by p.user_id
        ${replaceOpen} returning user_id`)
      .then(({ rows }) => rows.map(({ user_id }) => user_id)),

  /** A member opens a task. A record that exists stays as it is. */
  async visit(
    tx: Tx,
    { trainingId, taskId, userId, at }: { trainingId: TrainingId; taskId: TrainingTaskId; userId: UserId; at: Date },
  ): Promise<void> {
    await tx
      .insert(trainingRecords)
      .values({ taskId, userId, trainingId, state: 'started', startedAt: at })
      .onConflictDoNothing()
  },

  /** The owner waives a task or credits it. Returns false when it is done already. */
  settle: (
    tx: Tx,
    values: Pick<RecordRow, 'taskId' | 'userId' | 'trainingId' | 'state' | 'decidedBy' | 'reason'> & { at: Date },
  ): Promise<boolean> => {
    const { at, ...row } = values
    const done = { state: row.state, doneAt: at, decidedBy: row.decidedBy, reason: row.reason }
    return tx
      .insert(trainingRecords)
      .values({ ...row, startedAt: at, doneAt: at })
      .onConflictDoUpdate({
        target: [trainingRecords.taskId, trainingRecords.userId],
        set: done,
        setWhere: sql`${trainingRecords.state} in ('started', 'reviewing')`,
      })
      .returning({ taskId: trainingRecords.taskId })
      .then((rows) => rows.length > 0)
  },

  forMembers: (db: Db, trainingId: TrainingId, userIds: readonly UserId[]): Promise<RecordRow[]> =>
    userIds.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(trainingRecords)
          .where(
            and(eq(trainingRecords.trainingId, trainingId), sql`${trainingRecords.userId} = any(${list(userIds)})`),
          ),

  /** Records of one person in several projects. */
  forPerson: (db: Db, userId: UserId, trainingIds: readonly TrainingId[]): Promise<RecordRow[]> =>
    db
      .select()
      .from(trainingRecords)
      .where(and(eq(trainingRecords.userId, userId), sql`${trainingRecords.trainingId} = any(${list(trainingIds)})`)),

  /** The tasks of several projects, in their order. */
  tasksOf: (db: Db, trainingIds: readonly TrainingId[]): Promise<TaskRow[]> =>
    db
      .select()
      .from(trainingTasks)
      .where(and(sql`${trainingTasks.trainingId} = any(${list(trainingIds)})`, isNull(trainingTasks.removedAt)))
      .orderBy(asc(trainingTasks.globalIndex)),

  /** Tasks with content in projects that members see, whose content has not been found deleted yet. */
  withContent: (db: Db, collegeId: CollegeId): Promise<TaskRow[]> =>
    db
      .select()
      .from(trainingTasks)
      .where(
        and(
          isNull(trainingTasks.removedAt),
          isNull(trainingTasks.refDeletedAt),
          sql`${trainingTasks.refId} is not null`,
          sql`${trainingTasks.trainingId} in (select id from ${trainings}
            where ${trainings.collegeId} = ${collegeId} and ${trainings.state} in ('not_started', 'running'))`,
        ),
      ),

  markDeleted: (tx: Tx, taskId: TrainingTaskId, at: Date) =>
    tx.update(trainingTasks).set({ refDeletedAt: at }).where(eq(trainingTasks.id, taskId)),

  colleges: (db: Db): Promise<CollegeId[]> =>
    db
      .selectDistinct({ collegeId: trainings.collegeId })
      .from(trainings)
      .where(sql`${trainings.state} in ('not_started', 'running')`)
      .then((rows) => rows.map(({ collegeId }) => collegeId)),
}
