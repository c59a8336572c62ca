import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { simulatorRefunds, simulatorTrades } from '../order.tables.ts'

export type SimulatorTrade = typeof simulatorTrades.$inferSelect
type TradeState = SimulatorTrade['state']

/** Trades of the simulator. They belong to no college: a provider does not know colleges. */
export const simulatorRepo = {
  add: (db: Db, values: typeof simulatorTrades.$inferInsert) =>
    db.insert(simulatorTrades).values(values).onConflictDoNothing(),

  byNo: (db: Db, tradeNo: string): Promise<SimulatorTrade | undefined> =>
    db
      .select()
      .from(simulatorTrades)
      .where(eq(simulatorTrades.tradeNo, tradeNo))
      .then(([row]) => row),

  /** Changes the trade only while it is in one of these states. */
  change: (
    db: Db,
    { tradeNo, from, values }: { tradeNo: string; from: readonly TradeState[]; values: Partial<SimulatorTrade> },
  ): Promise<SimulatorTrade | undefined> =>
    db
      .update(simulatorTrades)
      .set(values)
      .where(and(eq(simulatorTrades.tradeNo, tradeNo), inArray(simulatorTrades.state, [...from])))
      .returning()
      .then(([row]) => row),

  /** Refunds a part of a trade once for each number. False when more would return than was paid. */
  refund: (
    db: Db,
    { tradeNo, refundNo, amount, at }: { tradeNo: string; refundNo: string; amount: number; at: Date },
  ): Promise<boolean> =>
    db
      .execute(
        sql`with taken as (
            update ${simulatorTrades} set refunded = refunded + ${amount}::bigint
            where trade_no = ${tradeNo} and refunded + ${amount}::bigint <= amount
              and not exists (select 1 from ${simulatorRefunds} where refund_no = ${refundNo})
            returning trade_no
          ), added as (
            insert into ${simulatorRefunds} (refund_no, trade_no, amount, at)
            select ${refundNo}, trade_no, ${amount}::bigint, ${at.toISOString()}::timestamptz from taken
            returning refund_no
          )
          select refund_no from added
          union all
          select refund_no from ${simulatorRefunds}
          where refund_no = ${refundNo} and trade_no = ${tradeNo} and amount = ${amount}::bigint`,
      )
      .then(({ rows }) => rows.length > 0),

  refundByNo: (db: Db, refundNo: string): Promise<typeof simulatorRefunds.$inferSelect | undefined> =>
    db
      .select()
      .from(simulatorRefunds)
      .where(eq(simulatorRefunds.refundNo, refundNo))
      .then(([row]) => row),

  refundedBetween: (db: Db, from: Date, until: Date) =>
    db
      .select({
        refundNo: simulatorRefunds.refundNo,
        tradeNo: simulatorRefunds.tradeNo,
        amount: simulatorRefunds.amount,
        currency: simulatorTrades.currency,
      })
      .from(simulatorRefunds)
      .innerJoin(simulatorTrades, eq(simulatorTrades.tradeNo, simulatorRefunds.tradeNo))
      .where(and(gte(simulatorRefunds.at, from), lt(simulatorRefunds.at, until))),

  paidBetween: (db: Db, from: Date, until: Date): Promise<SimulatorTrade[]> =>
    db
      .select()
      .from(simulatorTrades)
      .where(and(gte(simulatorTrades.paidAt, from), lt(simulatorTrades.paidAt, until))),
}
