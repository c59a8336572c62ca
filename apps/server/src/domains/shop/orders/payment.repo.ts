import type { Id } from '@sands/contract/kernel/schema'
import type { PayProviderName } from '@sands/rules/shop/pay'
import { REFUNDS_MOST } from '@sands/rules/shop/refund'
import { and, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { payments, refunds, refusedNotifies } from '../order.tables.ts'
import type { OrderId } from './order.repo.ts'

export type PaymentRow = typeof payments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
export type RefundId = Id<'refund'>

interface ArrivedRefund extends Pick<RefundRow, 'refundNo' | 'cash'> {
  tradeNo: string
  currency: PaymentRow['currency']
}

export const paymentRepo = {
  byTrade: (db: Db, tradeNo: string): Promise<PaymentRow | undefined> =>
    db
      .select()
      .from(payments)
      .where(eq(payments.tradeNo, tradeNo))
      .then(([row]) => row),

  open: (db: Db, orderId: OrderId): Promise<PaymentRow | undefined> =>
    db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.state, 'open')))
      .then(([row]) => row),

  paid: (db: Db, orderId: OrderId): Promise<PaymentRow | undefined> =>
    db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
      .then(([row]) => row),

  byId: (db: Db, id: PaymentRow['id']): Promise<PaymentRow | undefined> =>
    db
      .select()
      .from(payments)
      .where(eq(payments.id, id))
      .then(([row]) => row),

  add: (tx: Tx, values: Omit<typeof payments.$inferInsert, 'id'>): Promise<PaymentRow> =>
    tx
      .insert(payments)
      .values(values)
      .returning()
      .then(([row]) => {
        if (!row) throw new Error('the payment was not stored')
        return row
      }),

  change: (tx: Tx, id: PaymentRow['id'], values: Partial<Pick<PaymentRow, 'state' | 'transactionId' | 'endedAt'>>) =>
    tx.update(payments).set(values).where(eq(payments.id, id)),

  /** Payments of a provider that ended in this time, paid or late. */
  endedBetween: (db: Db, provider: PayProviderName, { from, until }: { from: Date; until: Date }) =>
    db
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.provider, provider),
          inArray(payments.state, ['paid', 'late']),
          gte(payments.endedAt, from),
          lt(payments.endedAt, until),
        ),
      ),

  refuse: (db: Db, values: Pick<typeof refusedNotifies.$inferInsert, 'provider' | 'reason' | 'tradeNo' | 'at'>) =>
    db
      .insert(refusedNotifies)
      .values(values)
      .onConflictDoUpdate({
        target: [refusedNotifies.provider, refusedNotifies.reason, refusedNotifies.tradeNo],
        set: { times: sql`${refusedNotifies.times} + 1`, at: values.at },
      }),
}

export const refundRepo = {
  forOrder: (db: Db, orderId: OrderId): Promise<RefundRow[]> =>
    db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(desc(refunds.id)).limit(50),

  /** Refunds of what the order cost. Money that came late or twice never counts against it. */
  requested: (db: Db, orderId: OrderId): Promise<RefundRow[]> =>
    db
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.isLate, false)))
      .orderBy(desc(refunds.id))
      .limit(REFUNDS_MOST),

  /** Refunds that the provider should have answered by now, oldest first. */
  waiting: (db: Db, before: Date, limit: number): Promise<RefundId[]> =>
    db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.state, 'processing'), lt(refunds.decidedAt, before)))
      .orderBy(refunds.id)
      .limit(limit)
      .then((rows) => rows.map(({ id }) => id)),

  /** Cash that a provider has given back in this time, without what somebody paid back by hand. */
  arrivedBetween: (
    db: Db,
    provider: PayProviderName,
    { from, until }: { from: Date; until: Date },
  ): Promise<ArrivedRefund[]> =>
    db
      .select({
        refundNo: refunds.refundNo,
        cash: refunds.cash,
        tradeNo: payments.tradeNo,
        currency: payments.currency,
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(
        and(
          eq(payments.provider, provider),
          eq(refunds.state, 'success'),
          eq(refunds.isByHand, false),
          gt(refunds.cash, 0),
          gte(refunds.endedAt, from),
          lt(refunds.endedAt, until),
        ),
      )
      .orderBy(refunds.id),

  byNo: (db: Db, refundNo: string): Promise<RefundRow | undefined> =>
    db
      .select()
      .from(refunds)
      .where(eq(refunds.refundNo, refundNo))
      .then(([row]) => row),

  byId: (db: Db, id: RefundId): Promise<RefundRow | undefined> =>
    db
      .select()
      .from(refunds)
      .where(eq(refunds.id, id))
      .then(([row]) => row),

  add: (tx: Tx, values: Omit<typeof refunds.$inferInsert, 'id'>): Promise<RefundRow> =>
    tx
      .insert(refunds)
      .values(values)
      .returning()
      .then(([row]) => {
        if (!row) throw new Error('the refund was not stored')
        return row
      }),

  change: (
    tx: Tx,
    id: RefundId,
    values: Partial<
      Pick<RefundRow, 'state' | 'note' | 'decidedBy' | 'decidedAt' | 'endedAt' | 'paymentId' | 'isByHand'>
    >,
  ) => tx.update(refunds).set(values).where(eq(refunds.id, id)),

  countTry: (tx: Tx, id: RefundId) =>
    tx
      .update(refunds)
      .set({ tries: sql`${refunds.tries} + 1` })
      .where(eq(refunds.id, id)),
}
