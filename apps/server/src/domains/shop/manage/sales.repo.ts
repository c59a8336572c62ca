import type { CollegeId } from '@sands/contract/kernel/schema'
import type { SalesLine } from '@sands/contract/shop/manage.model'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { orders, refunds } from '../order.tables.ts'

/** Whole days, the last one included, in a time zone. */
interface SalesDays {
  from: string
  until: string
  timeZone: string
}

const paidIn = (collegeId: CollegeId, { from, until, timeZone }: SalesDays) =>
  and(
    eq(orders.collegeId, collegeId),
    sql`${orders.paidAt} >= ${from}::timestamp at time zone ${timeZone}::text`,
    sql`${orders.paidAt} < (${until}::timestamp + interval '1 day') at time zone ${timeZone}::text`,
  )

export const salesRepo = {
  /** The number of lines; counting stops at the limit. */
  count: (db: Db, collegeId: CollegeId, days: SalesDays, limit: number): Promise<number> =>
    db
      .select({ goodsId: orders.goodsId })
      .from(orders)
      .where(paidIn(collegeId, days))
      .groupBy(orders.goodsId, orders.currency)
      .limit(limit)
      .then((rows) => rows.length),

  /** Sales of paid orders by goods and currency, most orders first. One query, so that all lines are of one moment. */
  lines: (db: Db, collegeId: CollegeId, days: SalesDays, limit: number): Promise<SalesLine[]> =>
    db
      .select({
        goodsId: orders.goodsId,
        spuName: sql<string>`max(${orders.goodsName})`,
        currency: orders.currency,
        orders: sql<number>`count(*)::int`,
        cash: sql<number>`sum(${orders.cash})::float8`,
        points: sql<number>`sum(${orders.points})::float8`,
        refundedCash: sql<number>`coalesce(sum(back.cash), 0)::float8`,
        refundedPoints: sql<number>`coalesce(sum(back.points), 0)::float8`,
      })
      .from(orders)
      .leftJoin(
        // Points return when the refund is approved, cash when the provider has paid it.
        sql`lateral (select sum(${refunds.cash}) filter (where ${refunds.state} = 'success') as cash,
            sum(${refunds.points}) filter (where ${refunds.state} in ('processing', 'success', 'failed')) as points
          from ${refunds} where ${refunds.orderId} = ${orders.id} and not ${refunds.isLate}) back`,
        sql`true`,
      )
      .where(paidIn(collegeId, days))
      .groupBy(orders.goodsId, orders.currency)
      .orderBy(sql`count(*) desc`, orders.goodsId, orders.currency)
      .limit(limit),
}
