import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { and, count, desc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { users } from '../../org/index.ts'
import { orders, payments, refusedNotifies, statementLines } from '../order.tables.ts'
import { goods } from '../shop.tables.ts'

export type LineId = Id<'statementLine'>
export type LineRow = typeof statementLines.$inferSelect

/** Trades that nobody knows belong to no college; every college that reconciles sees them. */
const ofCollege = (collegeId: CollegeId, isOpen: boolean) =>
  and(
    sql`(${statementLines.collegeId} = ${collegeId} or ${statementLines.collegeId} is null)`,
    isOpen ? isNull(statementLines.settledAt) : undefined,
  )

/** Messages about trades of this college and about trades that nobody knows, and refused people of this college. */
const refusedFor = (collegeId: CollegeId) =>
  sql`(${refusedNotifies.collegeId} is null or ${refusedNotifies.collegeId} = ${collegeId})
    and not exists (select 1 from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
      where ${payments.tradeNo} = ${refusedNotifies.tradeNo} and ${orders.collegeId} <> ${collegeId})`

interface RefusedRow extends Omit<typeof refusedNotifies.$inferSelect, 'collegeId' | 'userId' | 'goodsId'> {
  person: string | null
  goodsName: string | null
}

const { collegeId: _, userId: __, goodsId: ___, ...refusedColumns } = getTableColumns(refusedNotifies)

export const reconcileRepo = {
  page: (
    db: Db,
    { collegeId, isOpen, size, offset }: { collegeId: CollegeId; isOpen: boolean; size: number; offset: number },
  ): Promise<LineRow[]> =>
    db
      .select()
      .from(statementLines)
      .where(ofCollege(collegeId, isOpen))
      .orderBy(desc(statementLines.id))
      .limit(size)
      .offset(offset),

  count: (db: Db, { collegeId, isOpen }: { collegeId: CollegeId; isOpen: boolean }): Promise<number> =>
    db
      .select({ total: count() })
      .from(statementLines)
      .where(ofCollege(collegeId, isOpen))
      .then(([row]) => row?.total ?? 0),

  add: (db: Db, values: Omit<typeof statementLines.$inferInsert, 'id'>) =>
    db.insert(statementLines).values(values).onConflictDoNothing(),

  settle: (
    tx: Tx,
    { id, collegeId, by, note, at }: { id: LineId; collegeId: CollegeId; by: UserId; note: string; at: Date },
  ): Promise<LineRow | undefined> =>
    tx
      .update(statementLines)
      .set({ settledAt: at, settledBy: by, note })
      .where(and(eq(statementLines.id, id), ofCollege(collegeId, true)))
      .returning()
      .then(([row]) => row),

  refused: (db: Db, collegeId: CollegeId, { size, offset }: { size: number; offset: number }): Promise<RefusedRow[]> =>
    db
      .select({ ...refusedColumns, person: users.name, goodsName: goods.name })
      .from(refusedNotifies)
      .leftJoin(users, eq(users.id, refusedNotifies.userId))
      .leftJoin(goods, eq(goods.id, refusedNotifies.goodsId))
      .where(refusedFor(collegeId))
      .orderBy(desc(refusedNotifies.at), desc(refusedNotifies.id))
      .limit(size)
      .offset(offset),

  refusedCount: (db: Db, collegeId: CollegeId): Promise<number> =>
    db
      .select({ total: count() })
      .from(refusedNotifies)
      .where(refusedFor(collegeId))
      .then(([row]) => row?.total ?? 0),

  forgetRefused: (db: Db, before: Date) => db.delete(refusedNotifies).where(lt(refusedNotifies.at, before)),

  collegeOfTrade: (db: Db, tradeNo: string): Promise<CollegeId | null> =>
    db
      .select({ collegeId: orders.collegeId })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(payments.tradeNo, tradeNo))
      .then(([row]) => row?.collegeId ?? null),
}
