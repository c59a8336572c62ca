import type { ManagedVoucher } from '@sands/contract/shop/manage.model'
import type { OrderDetail, OrderItem, OrderRefund, OwnVoucher, Voucher } from '@sands/contract/shop/order.model'
import { REFUND_WORKING_DAYS, stepsFor } from '@sands/rules/shop/order'
import type { PayProviderName } from '@sands/rules/shop/pay'
import { voucherState } from '@sands/rules/shop/shop'
import type { MediaService } from '../../media/index.ts'
import { presentMerchant } from '../goods/goods.present.ts'
import type { MerchantRow } from '../goods/merchant.repo.ts'
import type { OrderRow, OrderStepRow, VoucherRow } from './order.repo.ts'
import type { RefundRow } from './payment.repo.ts'
import type { ManagedVoucherRow, OwnVoucherRow } from './voucher.repo.ts'

type Media = Pick<MediaService, 'url'>

export const presentOrder = (row: OrderRow, media: Media): OrderItem => ({
  id: row.id,
  orderNo: row.number,
  state: row.state,
  goods: {
    id: row.goodsId,
    spuName: row.goodsName,
    spuType: row.goodsType,
    coverImgUrl: row.coverFileId ? media.url(row.coverFileId, 'w375') : null,
  },
  payType: row.payType,
  currency: row.currency,
  cash: row.cash,
  points: row.points,
  createTime: row.createdAt.toISOString(),
  expireTime: row.state === 'pending_pay' ? row.expiresAt.toISOString() : null,
})

/** Notes of the management and of the provider are for the management; a buyer reads why a refund was rejected. */
const presentRefund = (row: RefundRow, reader: OrderParts['reader']): OrderRefund => ({
  id: row.id,
  state: row.state,
  cash: row.cash,
  points: row.points,
  reason: reader === 'buyer' && row.isLate ? '' : row.reason,
  note: reader === 'management' || row.state === 'rejected' ? row.note : '',
  isLate: row.isLate ? 1 : 0,
  requestTime: row.requestedAt.toISOString(),
  endTime: row.endedAt?.toISOString() ?? null,
})

const presentVoucher = (row: Pick<VoucherRow, 'code' | 'usedAt' | 'expiresAt'>): Voucher => ({
  code: row.code,
  isUsed: row.usedAt ? 1 : 0,
  useTime: row.usedAt?.toISOString() ?? null,
  expireTime: row.expiresAt.toISOString(),
})

export const presentOwnVoucher = (row: OwnVoucherRow, { media, now }: { media: Media; now: Date }): OwnVoucher => ({
  ...presentVoucher(row),
  state: voucherState(row, now),
  orderId: row.orderId,
  spuName: row.goodsName,
  coverImgUrl: row.coverFileId ? media.url(row.coverFileId, 'w375') : null,
  merchantName: row.merchantName ?? '',
})

export const presentManagedVoucher = (
  row: ManagedVoucherRow,
  { now, buyerName }: { now: Date; buyerName: string },
): ManagedVoucher => ({
  ...presentVoucher(row),
  code: row.usedAt ? row.code : '',
  state: voucherState(row, now),
  orderId: row.orderId,
  spuName: row.goodsName,
  merchantName: row.merchantName ?? '',
  buyerName,
})

/** A voucher is a means of payment: it is shown only while the service can be had for it. */
const showsVoucher = ({ state }: OrderRow): boolean => state === 'paid' || state === 'done'

export interface OrderParts {
  media: Media
  reader: 'buyer' | 'management'
  merchant: MerchantRow | undefined
  voucher: VoucherRow | undefined
  refunds: readonly RefundRow[]
  steps: readonly OrderStepRow[]
  provider: PayProviderName | null
}

export const presentOrderDetail = (
  row: OrderRow,
  { media, reader, merchant, voucher, refunds, steps, provider }: OrderParts,
): OrderDetail => ({
  ...presentOrder(row, media),
  payTime: row.paidAt?.toISOString() ?? null,
  provider,
  address: row.address,
  carrier: row.carrier,
  trackingNumber: row.trackingNumber,
  merchant: merchant ? presentMerchant(merchant, media) : null,
  courseId: row.courseId,
  voucher: voucher && showsVoucher(row) ? presentVoucher(voucher) : null,
  invoice: row.invoice,
  refunds: refunds.map((refund) => presentRefund(refund, reader)),
  history: steps.map(({ step, state, at }) => ({ step, state, time: at.toISOString() })),
  steps: stepsFor({ state: row.state, type: row.goodsType, before: row.stateBefore, isPart: row.isPart }, 'buyer'),
  refundWorkingDays: REFUND_WORKING_DAYS,
})
