import { sql } from 'drizzle-orm'
import { verifyLedger } from '../../domains/points/index.ts'
import { openDatabase } from '../../kernel/database/database.ts'
import { createLog } from '../../kernel/log.ts'

/** Each query finds rows that break a rule of money and goods. */
export const SHOP_RULES = {
  'the stock is the sum of its movements': `select g.id from goods g where g.stock is not null
    and g.stock <> (select coalesce(sum(m.amount), 0) from stock_movements m where m.goods_id = g.id)`,
  'an order that is over has given its item back, and no other has': `select o.id from orders o join goods g on g.id = o.goods_id
    where g.stock is not null and o.shipped_at is null
    and (select coalesce(sum(m.amount), 0) from stock_movements m where m.order_id = o.id)
      <> case when o.state in ('cancelled', 'refund_success')
        or (not o.is_part and o.state in ('refund_processing', 'refund_failed')) then 0 else -1 end`,
  'one live order for each person and product': `select user_id as id from orders where is_live
    group by user_id, goods_id having count(*) > 1`,
  'what was paid in cash is the price of the order': `select o.id from orders o where o.paid_at is not null and o.cash
    <> (select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.id and p.state = 'paid')`,
  'an order costs what its edition of the price says': `select o.id from orders o
    join goods_prices p on p.goods_id = o.goods_id and p.edition = o.edition where o.currency <> p.currency
    or o.cash <> case o.pay_type when 1 then p.price when 3 then p.combination_price else 0 end
    or o.points <> case o.pay_type when 2 then p.integral when 3 then p.combination_integral else 0 end`,
  'nobody has paid for an order that was not paid': `select o.id from orders o join payments p on p.order_id = o.id
    where o.paid_at is null and p.state = 'paid'`,
  'points are held, spent or free as the order says': `select o.id from orders o
    join point_holds h on h.key = 'shop ' || o.number and h.college_id = o.college_id
    where h.amount <> o.points or h.state <> case when o.paid_at is not null then 'captured'
      when o.state = 'cancelled' then 'released' else 'held' end`,
  'an order with points has its hold': `select o.id from orders o where o.points > 0 and not exists (
    select from point_holds h where h.key = 'shop ' || o.number and h.college_id = o.college_id)`,
  'no leg gives back more than was paid': `select o.id from orders o where exists (
    select from refunds r where r.order_id = o.id and not r.is_late and r.state in ('processing', 'success')
    having sum(r.cash) > o.cash or sum(r.points) > o.points)`,
  'points that were given back are those of the refund': `select o.id from orders o
    join point_holds h on h.key = 'shop ' || o.number and h.college_id = o.college_id
    where h.returned <> (select coalesce(sum(r.points), 0) from refunds r
      where r.order_id = o.id and r.state in ('processing', 'success', 'failed'))`,
  'the provider has what we think it has': `select t.trade_no as id from simulator_trades t
    left join payments p on p.trade_no = t.trade_no
    where t.state = 'SUCCESS' and (p.id is null or p.state not in ('paid', 'late') or t.refunded
      <> (select coalesce(sum(r.cash), 0) from refunds r where r.payment_id = p.id and r.state = 'success'))`,
  'money that came late is given back': `select p.id from payments p join simulator_trades t on t.trade_no = p.trade_no
    where p.state = 'late' and t.refunded <> t.amount`,
} as const

/** Every rule that the stored orders, payments and points break, with some of the rows. Changes nothing. */
export async function brokenShopRules(url: string): Promise<string[]> {
  const database = openDatabase({ kind: 'external', url, replicaUrls: [], log: createLog('warn') })
  try {
    const broken: string[] = []
    for (const [rule, query] of Object.entries(SHOP_RULES)) {
      const { rows } = await database.primary.execute<{ id: string }>(sql.raw(query))
      const some = rows.slice(0, 5).map(({ id }) => id)
      if (some.length > 0) broken.push(`${rule}: ${rows.length} rows, such as ${some.join(', ')}`)
    }
    const { differences } = await verifyLedger(database.primary)
    return [
      ...broken,
      ...differences.map(({ what, id, stored, journal }) => `${what} ${id}: ${stored}, by the journal ${journal}`),
    ]
  } finally {
    await database.close()
  }
}
