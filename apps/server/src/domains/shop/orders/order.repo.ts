import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { OrderState } from '@sands/rules/shop/order'
import { and, count, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { users } from '../../org/index.ts'
import type { MerchantId } from '../goods/merchant.repo.ts'
import { orderSteps, orders, vouchers } from '../order.tables.ts'
import { opensCourse } from './opening.repo.ts'

export type OrderId = Id<'order'>
export type OrderRow = typeof orders.$inferSelect
export type OrderStepRow = typeof orderSteps.$inferSelect
export type VoucherRow = typeof vouchers.$inferSelect
export type OrderValues = Omit<typeof orders.$inferInsert, 'id' | 'version'>

export interface OrderFilter {
  collegeId: CollegeId
  userId?: UserId | undefined
  state?: OrderState | undefined
  /** Only orders of these merchants. */
  merchantIds?: readonly MerchantId[] | undefined
  words?: string | undefined
  /** Placed on these days, both included, in a time zone. */
  days?: { from?: string | undefined; until?: string | undefined; timeZone: string } | undefined
}

/** Orders that match, for queries that join them. */
export const inFilter = ({ collegeId, userId, state, merchantIds, words, days }: OrderFilter): SQL | undefined =>
  and(
    eq(orders.collegeId, collegeId),
    userId ? eq(orders.userId, userId) : undefined,
    state ? eq(orders.state, state) : undefined,
    merchantIds ? sql`${orders.merchantId} = any(${sql.param([...merchantIds])}::bigint[])` : undefined,
    days?.from ? sql`${orders.createdAt} >= ${days.from}::timestamp at time zone ${days.timeZone}::text` : undefined,
    days?.until
      ? sql`${orders.createdAt} < (${days.until}::timestamp + interval '1 day') at time zone ${days.timeZone}::text`
      : undefined,
    words
      ? sql`(${orders.number} = ${words} or ${orders.goodsName} ilike ${anywhere(words)} or exists (
          select 1 from ${users} where ${users.id} = ${orders.userId} and ${users.name} ilike ${anywhere(words)}))`
      : undefined,
  )

export const orderRepo = {
  page: (db: Db, filter: OrderFilter, { size, offset }: { size: number; offset: number }): Promise<OrderRow[]> =>
    db.select().from(orders).where(inFilter(filter)).orderBy(desc(orders.id)).limit(size).offset(offset),

  count: (db: Db, filter: OrderFilter): Promise<number> =>
    db
      .select({ total: count() })
      .from(orders)
      .where(inFilter(filter))
      .then(([row]) => row?.total ?? 0),

  /** The orders after this one, newest first. */
  next: (db: Db, filter: OrderFilter, after: OrderRow | undefined, size: number): Promise<OrderRow[]> =>
    db
      .select()
      .from(orders)
      .where(and(inFilter(filter), after ? lt(orders.id, after.id) : undefined))
      .orderBy(desc(orders.id))
      .limit(size),

  find: (db: Db, id: OrderId, filter: OrderFilter): Promise<OrderRow | undefined> =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), inFilter(filter)))
      .then(([row]) => row),

  byNumbers: (db: Db, filter: OrderFilter, numbers: readonly string[]): Promise<Map<string, OrderRow>> =>
    db
      .select()
      .from(orders)
      .where(and(inFilter(filter), sql`${orders.number} = any(${sql.param([...numbers])}::text[])`))
      .then((rows) => new Map(rows.map((row) => [row.number, row]))),

  /** For jobs and providers, who know no college. */
  byId: (db: Db, id: OrderId): Promise<OrderRow | undefined> =>
    db
      .select()
      .from(orders)
      .where(eq(orders.id, id))
      .then(([row]) => row),

  /** Locked until the transaction ends. Everything about an order locks it first. */
  lock: (tx: Tx, id: OrderId): Promise<OrderRow | undefined> =>
    tx
      .select()
      .from(orders)
      .where(eq(orders.id, id))
      .for('update')
      .then(([row]) => row),

  /** Undefined when the person has a live order of the same goods. */
  add: (tx: Tx, values: OrderValues): Promise<OrderRow | undefined> =>
    tx
      .insert(orders)
      .values(values)
      .onConflictDoNothing()
      .returning()
      .then(([row]) => row),

  change: (tx: Tx, id: OrderId, values: Partial<OrderValues>): Promise<OrderRow> =>
    tx
      .update(orders)
      .set({ ...values, version: sql`${orders.version} + 1` })
      .where(eq(orders.id, id))
      .returning()
      .then(([row]) => {
        if (!row) throw new Error(`the order ${id} was not changed`)
        return row
      }),

  /** Of orders that are over or have arrived: nothing is sent there any more. */
  forgetAddresses: (tx: Tx, userId: UserId) =>
    tx
      .update(orders)
      .set({ address: null })
      .where(and(eq(orders.userId, userId), isNotNull(orders.address), eq(orders.isLive, false))),

  hasAddresses: (db: Db, userId: UserId): Promise<boolean> =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.userId, userId), isNotNull(orders.address)))
      .limit(1)
      .then((rows) => rows.length > 0),

  addStep: (tx: Tx, values: Omit<typeof orderSteps.$inferInsert, 'id'>) => tx.insert(orderSteps).values(values),

  steps: (db: Db, orderId: OrderId): Promise<OrderStepRow[]> =>
    db.select().from(orderSteps).where(eq(orderSteps.orderId, orderId)).orderBy(orderSteps.id).limit(100),

  /** Unpaid orders whose time is over, oldest first. */
  overdue: (db: Db, now: Date, limit: number): Promise<OrderId[]> =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.state, 'pending_pay'), lt(orders.expiresAt, now)))
      .orderBy(orders.expiresAt)
      .limit(limit)
      .then((rows) => rows.map(({ id }) => id)),

  /** Shipped before, a course that was paid before, or a service whose voucher is over: nobody waits for them any more. */
  waitedEnough: (
    db: Db,
    { shipped, paid, now }: { shipped: Date; paid: Date; now: Date },
    limit: number,
  ): Promise<OrderRow[]> =>
    db
      .select()
      .from(orders)
      .where(
        sql`(${orders.state} = 'shipped' and ${orders.shippedAt} < ${shipped.toISOString()}::timestamptz)
          or (${orders.state} = 'paid' and ${orders.goodsType} = 1 and ${orders.paidAt} < ${paid.toISOString()}::timestamptz)
          or (${orders.state} = 'paid' and ${orders.goodsType} = 3 and exists (select 1 from ${vouchers}
            where ${vouchers.orderId} = ${orders.id} and ${vouchers.expiresAt} < ${now.toISOString()}::timestamptz))`,
      )
      .orderBy(orders.id)
      .limit(limit),

  /** The courses of these ids that the person has paid for. */
  openCourses: (db: Db, userId: UserId, courseIds: readonly string[]): Promise<ReadonlySet<string>> =>
    db
      .select({ courseId: orders.courseId })
      .from(orders)
      .where(
        and(
          eq(orders.userId, userId),
          sql`${orders.courseId} = any(${sql.param([...courseIds])}::bigint[])`,
          opensCourse,
        ),
      )
      .then((rows) => new Set(rows.flatMap(({ courseId }) => courseId ?? []))),

  voucher: (db: Db, orderId: OrderId): Promise<VoucherRow | undefined> =>
    db
      .select()
      .from(vouchers)
      .where(eq(vouchers.orderId, orderId))
      .then(([row]) => row),

  voucherByCode: (db: Db, code: string): Promise<VoucherRow | undefined> =>
    db
      .select()
      .from(vouchers)
      .where(eq(vouchers.code, code))
      .then(([row]) => row),

  addVoucher: (tx: Tx, values: typeof vouchers.$inferInsert) =>
    tx.insert(vouchers).values(values).onConflictDoNothing(),

  markVoucherUsed: (tx: Tx, orderId: OrderId, { at, by }: { at: Date; by: UserId }) =>
    tx.update(vouchers).set({ usedAt: at, usedBy: by }).where(eq(vouchers.orderId, orderId)),
}
