import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { VoucherState } from '@sands/rules/shop/shop'
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { orders, vouchers } from '../order.tables.ts'
import { merchants } from '../shop.tables.ts'
import { inFilter, type OrderFilter } from './order.repo.ts'

export interface OwnVoucherRow {
  orderId: Id<'order'>
  code: string
  expiresAt: Date
  usedAt: Date | null
  goodsName: string
  coverFileId: Id<'file'> | null
  merchantName: string | null
}

export interface ManagedVoucherRow extends OwnVoucherRow {
  userId: UserId
}

interface VoucherFilter extends Omit<OrderFilter, 'state'> {
  state?: VoucherState | undefined
  now: Date
}

function inState(state: VoucherState | undefined, now: Date): SQL | undefined {
  if (!state) return undefined
  if (state === 'used') return isNotNull(vouchers.usedAt)
  const at = sql`${now.toISOString()}::timestamptz`
  const inTime = state === 'usable' ? sql`${vouchers.expiresAt} > ${at}` : sql`${vouchers.expiresAt} <= ${at}`
  return and(isNull(vouchers.usedAt), inTime)
}

/** A voucher is shown only while the service can be had for it, or was: not while its price goes back. */
const matching = ({ state, now, ...filter }: VoucherFilter): SQL | undefined =>
  and(inFilter(filter), inArray(orders.state, ['paid', 'done']), inState(state, now))

export const voucherRepo = {
  page: (
    db: Db,
    filter: VoucherFilter,
    { size, offset }: { size: number; offset: number },
  ): Promise<ManagedVoucherRow[]> =>
    db
      .select({
        orderId: vouchers.orderId,
        userId: orders.userId,
        code: vouchers.code,
        expiresAt: vouchers.expiresAt,
        usedAt: vouchers.usedAt,
        goodsName: orders.goodsName,
        coverFileId: orders.coverFileId,
        merchantName: merchants.name,
      })
      .from(vouchers)
      .innerJoin(orders, eq(orders.id, vouchers.orderId))
      .leftJoin(merchants, eq(merchants.id, orders.merchantId))
      .where(matching(filter))
      .orderBy(desc(vouchers.orderId))
      .limit(size)
      .offset(offset),

  /** Vouchers that end in this time and that can still be used, by order. */
  ending: (
    db: Db,
    { from, until }: { from: Date; until: Date },
    { after, limit }: { after: Id<'order'> | undefined; limit: number },
  ) =>
    db
      .select({
        orderId: vouchers.orderId,
        userId: orders.userId,
        collegeId: orders.collegeId,
        number: orders.number,
        goodsName: orders.goodsName,
        expiresAt: vouchers.expiresAt,
      })
      .from(vouchers)
      .innerJoin(orders, eq(orders.id, vouchers.orderId))
      .where(
        and(
          isNull(vouchers.usedAt),
          gt(vouchers.expiresAt, from),
          lte(vouchers.expiresAt, until),
          eq(orders.state, 'paid'),
          after ? gt(vouchers.orderId, after) : undefined,
        ),
      )
      .orderBy(vouchers.orderId)
      .limit(limit),

  count: (db: Db, filter: VoucherFilter): Promise<number> =>
    db
      .select({ total: count() })
      .from(vouchers)
      .innerJoin(orders, eq(orders.id, vouchers.orderId))
      .where(matching(filter))
      .then(([row]) => row?.total ?? 0),
}
