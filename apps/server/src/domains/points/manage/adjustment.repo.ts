import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import type { AdjustmentState } from '@sands/rules/points/points'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { pointAdjustments } from '../points.tables.ts'

export type AdjustmentId = Id<'pointAdjustment'>
export type AdjustmentRow = typeof pointAdjustments.$inferSelect

interface AdjustmentFilter {
  collegeId: CollegeId
  state?: AdjustmentState | undefined
}

const inFilter = ({ collegeId, state }: AdjustmentFilter) =>
  and(eq(pointAdjustments.collegeId, collegeId), state ? eq(pointAdjustments.state, state) : undefined)

export const adjustmentRepo = {
  page: (
    db: Db,
    filter: AdjustmentFilter,
    { size, offset }: { size: number; offset: number },
  ): Promise<AdjustmentRow[]> =>
    db
      .select()
      .from(pointAdjustments)
      .where(inFilter(filter))
      .orderBy(desc(pointAdjustments.proposedAt), desc(pointAdjustments.id))
      .limit(size)
      .offset(offset),

  count: (db: Db, filter: AdjustmentFilter): Promise<number> =>
    db
      .select({ total: count() })
      .from(pointAdjustments)
      .where(inFilter(filter))
      .then(([row]) => row?.total ?? 0),

  /** Locked until the transaction ends. */
  lock: (tx: Tx, collegeId: CollegeId, id: AdjustmentId): Promise<AdjustmentRow | undefined> =>
    tx
      .select()
      .from(pointAdjustments)
      .where(and(eq(pointAdjustments.collegeId, collegeId), eq(pointAdjustments.id, id)))
      .for('update')
      .then(([row]) => row),

  add: (tx: Tx, values: Omit<typeof pointAdjustments.$inferInsert, 'id'>): Promise<AdjustmentRow | undefined> =>
    tx
      .insert(pointAdjustments)
      .values(values)
      .returning()
      .then(([row]) => row),

  change: (
    tx: Tx,
    id: AdjustmentId,
    values: Partial<Pick<AdjustmentRow, 'state' | 'decidedBy' | 'decidedAt' | 'note' | 'journalId'>>,
  ): Promise<AdjustmentRow | undefined> =>
    tx
      .update(pointAdjustments)
      .set({ ...values, version: sql`${pointAdjustments.version} + 1` })
      .where(eq(pointAdjustments.id, id))
      .returning()
      .then(([row]) => row),
}
