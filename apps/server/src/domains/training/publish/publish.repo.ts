import { asId } from '@sands/contract/kernel/id'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { TrainingDocument } from '@sands/contract/training/manage.model'
import { PROJECT_TASKS, type ProjectTaskType } from '@sands/rules/training/task-type'
import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { TaskRow, TrainingId } from '../task/record.repo.ts'
import { trainingMembers, trainingRecords, trainingTasks } from '../training.tables.ts'
import { trainingExtensions } from '../training-work.tables.ts'

type NewTask = typeof trainingTasks.$inferInsert

/** The tasks of a document as rows, in order. */
export function taskRows(
  trainingId: TrainingId,
  { stages }: TrainingDocument,
  titleOf: (task: { type: number; refId: string | null }) => string,
): NewTask[] {
  const tasks = stages.flatMap(({ tasks: own }, stage) => own.map((task) => ({ ...task, stage })))
  return tasks.map((task, index) => ({
    trainingId,
    key: task.key,
    type: task.type as ProjectTaskType,
    refId: task.refId === null ? null : asId<Id<'taskContent'>>(task.refId),
    name: task.name.trim(),
    refTitle: titleOf(task),
    stage: task.stage,
    globalIndex: index + 1,
    isRequired: task.isRequired,
    due: task.due,
    own: task.own,
    refDeletedAt: null,
    removedAt: null,
  }))
}

export const publishRepo = {
  /** Work of members that was handed in and is not marked yet; a request for leave from a sign-in is none. */
  reviewing: (db: Db, trainingId: TrainingId): Promise<number> =>
    db.$count(
      trainingRecords,
      and(
        eq(trainingRecords.trainingId, trainingId),
        eq(trainingRecords.state, 'reviewing'),
        sql`exists (select from ${trainingTasks} t where t.id = ${trainingRecords.taskId} and t.removed_at is null
          and t.type <> ${PROJECT_TASKS.signIn})`,
      ),
    ),

  /** The contents of all tasks that the project has or had: a task that comes back with its content has its records. */
  contents: (db: Db, trainingId: TrainingId): Promise<Pick<TaskRow, 'key' | 'type' | 'refId'>[]> =>
    db
      .select({ key: trainingTasks.key, type: trainingTasks.type, refId: trainingTasks.refId })
      .from(trainingTasks)
      .where(eq(trainingTasks.trainingId, trainingId)),

  /**
   * Replaces the tasks that members see. A task with the same key keeps its records, unless it has another content now.
   */
  async replaceTasks(tx: Tx, trainingId: TrainingId, rows: readonly NewTask[], at: Date): Promise<void> {
    const keys = rows.map(({ key }) => key)
    await tx
      .update(trainingTasks)
      .set({ removedAt: at })
      .where(
        and(
          eq(trainingTasks.trainingId, trainingId),
          isNull(trainingTasks.removedAt),
          keys.length > 0 ? notInArray(trainingTasks.key, keys) : undefined,
        ),
      )
    for (const row of rows) {
      const { trainingId: _, key: _key, ...values } = row
      await tx.execute(sql`delete from ${trainingRecords} r using ${trainingTasks} t
        where r.task_id = t.id and t.training_id = ${trainingId} and t.key = ${row.key}
          and (t.type <> ${row.type} or t.ref_id is distinct from ${row.refId}::bigint)`)
      await tx
        .insert(trainingTasks)
        .values(row)
        .onConflictDoUpdate({ target: [trainingTasks.trainingId, trainingTasks.key], set: values })
    }
  },

  /** How many active members have started and have completed the project. */
  counts: (db: Db, trainingId: TrainingId): Promise<{ active: number; started: number; completed: number }> =>
    db
      .execute<{ active: number; started: number; completed: number }>(sql`
        select count(*)::int as active, count(m.completed_at)::int as completed,
          count(*) filter (where exists (select from ${trainingRecords} r
            where r.training_id = m.training_id and r.user_id = m.user_id))::int as started
        from ${trainingMembers} m where m.training_id = ${trainingId} and m.state = 'active'`)
      .then(({ rows: [row] }) => row ?? { active: 0, started: 0, completed: 0 }),

  /** Active members who have not completed it, with the keys of the tasks they have done. */
  open: (db: Db, trainingId: TrainingId, limit: number) =>
    db
      .execute<{ user_id: UserId; joined_at: Date; extended_to: Date | null; done: string[] }>(sql`
        select m.user_id, m.joined_at, m.extended_to, array(select t.key from ${trainingRecords} r
          join ${trainingTasks} t on t.id = r.task_id where r.training_id = m.training_id and r.user_id = m.user_id
          and r.state in ('passed', 'waived', 'credited')) as done
        from ${trainingMembers} m
        where m.training_id = ${trainingId} and m.state = 'active' and m.completed_at is null
        order by m.user_id limit ${limit}`)
      .then(({ rows }) =>
        rows.map((row) => ({
          userId: row.user_id,
          joinedAt: new Date(row.joined_at),
          extendedTo: row.extended_to === null ? null : new Date(row.extended_to),
          done: row.done,
        })),
      ),

  /** More time that members have for single tasks. */
  moreTime: (db: Db, trainingId: TrainingId, limit: number): Promise<{ userId: UserId; key: string; until: Date }[]> =>
    db
      .select({
        userId: trainingExtensions.userId,
        key: trainingTasks.key,
        until: sql<Date>`${trainingExtensions.extendedTo}`.mapWith(trainingExtensions.extendedTo),
      })
      .from(trainingExtensions)
      .innerJoin(trainingTasks, eq(trainingTasks.id, trainingExtensions.taskId))
      .where(and(eq(trainingExtensions.trainingId, trainingId), isNotNull(trainingExtensions.extendedTo)))
      .limit(limit),
}
