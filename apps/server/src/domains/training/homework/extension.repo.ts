import type { UserId } from '@sands/contract/kernel/schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { TrainingId, TrainingTaskId } from '../task/record.repo.ts'
import { trainingExtensions } from '../training-work.tables.ts'

export type ExtensionRow = typeof trainingExtensions.$inferSelect
type NewExtension = typeof trainingExtensions.$inferInsert

const list = (ids: readonly string[]) => sql`${sql.param([...ids])}::bigint[]`
const one = (taskId: TrainingTaskId, userId: UserId) =>
  and(eq(trainingExtensions.taskId, taskId), eq(trainingExtensions.userId, userId))

export const extensionRepo = {
  get: (db: Db, taskId: TrainingTaskId, userId: UserId): Promise<ExtensionRow | undefined> =>
    db
      .select()
      .from(trainingExtensions)
      .where(one(taskId, userId))
      .then(([row]) => row),

  lock: (tx: Tx, taskId: TrainingTaskId, userId: UserId): Promise<ExtensionRow | undefined> =>
    tx
      .select()
      .from(trainingExtensions)
      .where(one(taskId, userId))
      .for('update')
      .then(([row]) => row),

  /** A later request replaces the words of an earlier one, and leaves what was granted. */
  async ask(tx: Tx, values: NewExtension): Promise<void> {
    const { state, wantedTo, timeZone, reason, approvalId, askedAt } = values
    await tx
      .insert(trainingExtensions)
      .values(values)
      .onConflictDoUpdate({
        target: [trainingExtensions.taskId, trainingExtensions.userId],
        set: { state, wantedTo, timeZone, reason, approvalId, askedAt, decision: '', endedAt: null },
      })
  },

  change: (tx: Tx, { taskId, userId }: ExtensionRow, values: Partial<NewExtension>) =>
    tx.update(trainingExtensions).set(values).where(one(taskId, userId)),

  /** Of one person in several projects. */
  forPerson: (db: Db, userId: UserId, trainingIds: readonly TrainingId[]): Promise<ExtensionRow[]> =>
    db
      .select()
      .from(trainingExtensions)
      .where(
        and(eq(trainingExtensions.userId, userId), sql`${trainingExtensions.trainingId} = any(${list(trainingIds)})`),
      ),

  forMembers: (db: Db, trainingId: TrainingId, userIds: readonly UserId[]): Promise<ExtensionRow[]> =>
    userIds.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(trainingExtensions)
          .where(
            and(
              eq(trainingExtensions.trainingId, trainingId),
              sql`${trainingExtensions.userId} = any(${list(userIds)})`,
            ),
          ),
}
