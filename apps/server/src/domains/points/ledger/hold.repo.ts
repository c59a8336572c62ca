import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { pointHolds } from '../points.tables.ts'
import type { AccountId } from './account.repo.ts'

export type HoldId = Id<'pointHold'>
export type HoldRow = typeof pointHolds.$inferSelect

export const holdRepo = {
  /** Returns nothing when the key is known. */
  add: (tx: Tx, values: Omit<typeof pointHolds.$inferInsert, 'id'>): Promise<HoldRow | undefined> =>
    tx
      .insert(pointHolds)
      .values(values)
      .onConflictDoNothing()
      .returning()
      .then(([row]) => row),

  byKey: (tx: Tx, collegeId: CollegeId, key: string): Promise<HoldRow | undefined> =>
    tx
      .select()
      .from(pointHolds)
      .where(and(eq(pointHolds.collegeId, collegeId), eq(pointHolds.key, key)))
      .then(([row]) => row),

  change: (tx: Tx, id: HoldId, values: Pick<HoldRow, 'state' | 'settledAt' | 'journalId'>) =>
    tx.update(pointHolds).set(values).where(eq(pointHolds.id, id)),

  giveBack: (tx: Tx, id: HoldId, amount: number) =>
    tx
      .update(pointHolds)
      .set({ returned: sql`${pointHolds.returned} + ${amount}` })
      .where(eq(pointHolds.id, id)),

  /** Newest first. */
  open: (db: Db, accountId: AccountId, limit: number): Promise<HoldRow[]> =>
    db
      .select()
      .from(pointHolds)
      .where(and(eq(pointHolds.accountId, accountId), eq(pointHolds.state, 'held')))
      .orderBy(desc(pointHolds.createdAt))
      .limit(limit),
}
