import type { UserId } from '@sands/contract/kernel/schema'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { TrainingTaskId } from '../task/record.repo.ts'
import { trainingLinkVisits } from '../training-work.tables.ts'

export const linkRepo = {
  openedAt: (db: Db, taskId: TrainingTaskId, userId: UserId): Promise<Date | null> =>
    db
      .select({ openedAt: trainingLinkVisits.openedAt })
      .from(trainingLinkVisits)
      .where(and(eq(trainingLinkVisits.taskId, taskId), eq(trainingLinkVisits.userId, userId)))
      .then(([row]) => row?.openedAt ?? null),

  /** The first opening counts. */
  async open(tx: Tx, visit: typeof trainingLinkVisits.$inferInsert): Promise<void> {
    await tx.insert(trainingLinkVisits).values(visit).onConflictDoNothing()
  },
}
