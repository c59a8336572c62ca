import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { VoucherState } from '@sands/rules/shop/shop'
import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
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

  count: (db: Db, filter: VoucherFilter): Promise<number> =>
    db
      .select({ total: count() })
      .from(vouchers)
      .innerJoin(orders, eq(orders.id, vouchers.orderId))
      .where(matching(filter))
      .then(([row]) => row?.total ?? 0),
}
