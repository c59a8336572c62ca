import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { StockMove } from '@sands/rules/shop/stock'
import { and, count, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { GoodsId } from '../goods/goods.repo.ts'
import { orders, stockMovements } from '../order.tables.ts'
import { goods } from '../shop.tables.ts'
import type { OrderId } from './order.repo.ts'

export interface NewMovement {
  goodsId: GoodsId
  kind: StockMove
  amount: number
  orderId?: OrderId
  note?: string
  by?: UserId | null
  at: Date
}
export type MovementRow = typeof stockMovements.$inferSelect & { orderNo: string | null }

export const stockRepo = {
  /**
   * Changes the stock and writes the movement. Undefined when the stock would fall below zero. The row of the goods is
   * locked from here to the end of the transaction, so this is the last thing that an order does.
   */
  async move(
    tx: Tx,
    { goodsId, amount, ...movement }: NewMovement,
  ): Promise<typeof stockMovements.$inferSelect | undefined> {
    const [changed] = await tx
      .update(goods)
      .set({ stock: sql`${goods.stock} + ${amount}::integer` })
      .where(and(eq(goods.id, goodsId), isNotNull(goods.stock), sql`${goods.stock} + ${amount}::integer >= 0`))
      .returning({ stock: goods.stock })
    if (changed?.stock == null) return undefined
    const values = { ...movement, goodsId, amount, stockAfter: changed.stock }
    const [row] = await tx.insert(stockMovements).values(values).returning()
    return row
  },

  /** Gives back the item that an order took. An order that took none, because the goods had no stock then, gives none. */
  async release(tx: Tx, { goodsId, orderId, at }: { goodsId: GoodsId; orderId: OrderId; at: Date }): Promise<void> {
    const [sale] = await tx
      .select({ id: stockMovements.id })
      .from(stockMovements)
      .where(and(eq(stockMovements.orderId, orderId), eq(stockMovements.kind, 'sale')))
    if (sale) await stockRepo.move(tx, { goodsId, kind: 'release', amount: 1, orderId, at })
  },

  count: (db: Db, goodsId: GoodsId): Promise<number> =>
    db
      .select({ total: count() })
      .from(stockMovements)
      .where(eq(stockMovements.goodsId, goodsId))
      .then(([row]) => row?.total ?? 0),

  page: (
    db: Db,
    goodsId: GoodsId,
    { size, offset, before }: { size: number; offset: number; before: Id<'stockMovement'> | undefined },
  ): Promise<MovementRow[]> =>
    db
      .select({ movement: stockMovements, orderNo: orders.number })
      .from(stockMovements)
      .leftJoin(orders, eq(orders.id, stockMovements.orderId))
      .where(and(eq(stockMovements.goodsId, goodsId), before ? lt(stockMovements.id, before) : undefined))
      .orderBy(desc(stockMovements.id))
      .limit(size)
      .offset(offset)
      .then((rows) => rows.map(({ movement, orderNo }) => ({ ...movement, orderNo }))),

  countBought: (tx: Tx, goodsId: GoodsId, amount: 1 | -1) =>
    tx
      .update(goods)
      .set({ bought: sql`greatest(0, ${goods.bought} + ${amount}::integer)` })
      .where(eq(goods.id, goodsId)),
}
