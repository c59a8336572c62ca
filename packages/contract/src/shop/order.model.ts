import { ORDER_STATES, ORDER_STEPS } from '@sands/rules/shop/order'
import { REFUND_STATES } from '@sands/rules/shop/refund'
import { INVOICE_TITLE_LENGTH, ORDER_NUMBER_PATTERN, TAX_NUMBER_LENGTH, VOUCHER_STATES } from '@sands/rules/shop/shop'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf } from '../kernel/schema.ts'
import {
  AddressDraft,
  CurrencySchema,
  GoodsIdSchema,
  GoodsTypeSchema,
  LegsSchema,
  MerchantBrief,
  PayTypeSchema,
  ProviderSchema,
} from './shop.model.ts'

export const OrderIdSchema = IdOf<'order'>()
export const OrderStateSchema = OneOf(ORDER_STATES)
export const OrderStepSchema = OneOf(ORDER_STEPS)
export const RefundStateSchema = OneOf(REFUND_STATES)
export const OrderNumber = Type.String({ pattern: ORDER_NUMBER_PATTERN, maxLength: 25 })

/** Goods as they were when the order was placed. */
export const OrderGoods = Type.Object({
  id: GoodsIdSchema,
  spuName: Type.String(),
  spuType: GoodsTypeSchema,
  coverImgUrl: Nullable(Type.String()),
})

export const OrderItem = Type.Object({
  id: OrderIdSchema,
  orderNo: OrderNumber,
  state: OrderStateSchema,
  goods: OrderGoods,
  payType: PayTypeSchema,
  currency: CurrencySchema,
  cash: Type.Integer(),
  points: Type.Integer(),
  createTime: Instant,
  expireTime: Nullable(Instant),
})
export type OrderItem = Static<typeof OrderItem>

export const Invoice = Type.Object({
  title: Type.String({ minLength: 1, maxLength: INVOICE_TITLE_LENGTH, pattern: '\\S' }),
  taxNumber: Type.String({ maxLength: TAX_NUMBER_LENGTH, pattern: '^[0-9A-Za-z-]*$' }),
})
export type Invoice = Static<typeof Invoice>

export const OrderRefund = Type.Object({
  id: IdOf<'refund'>(),
  state: RefundStateSchema,
  ...LegsSchema.properties,
  reason: Type.String(),
  note: Type.String({ description: 'Why it was rejected; for the management also what the provider said' }),
  isLate: Flag,
  requestTime: Instant,
  endTime: Nullable(Instant),
})
export type OrderRefund = Static<typeof OrderRefund>

export const OrderStepEntry = Type.Object({ step: Type.String(), state: OrderStateSchema, time: Instant })
export type OrderStepEntry = Static<typeof OrderStepEntry>

export const Voucher = Type.Object({
  code: Type.String(),
  isUsed: Flag,
  useTime: Nullable(Instant),
  expireTime: Instant,
})
export type Voucher = Static<typeof Voucher>

export const VoucherStateSchema = OneOf(VOUCHER_STATES)

/** A voucher of the person, with what it is for. */
export const OwnVoucher = Type.Object({
  ...Voucher.properties,
  state: VoucherStateSchema,
  orderId: OrderIdSchema,
  spuName: Type.String(),
  coverImgUrl: Nullable(Type.String()),
  merchantName: Type.String(),
})
export type OwnVoucher = Static<typeof OwnVoucher>

const { name, phone, province, city, district, detail } = AddressDraft.properties
/** The address as it was when the order was placed. */
export const OrderAddress = Type.Object({ name, phone, province, city, district, detail })
export type OrderAddress = Static<typeof OrderAddress>

export const OrderDetail = Type.Object({
  ...OrderItem.properties,
  payTime: Nullable(Instant),
  provider: Nullable(ProviderSchema),
  address: Nullable(OrderAddress),
  carrier: Type.String(),
  trackingNumber: Type.String(),
  merchant: Nullable(MerchantBrief),
  courseId: Nullable(IdOf<'course'>()),
  voucher: Nullable(Voucher),
  invoice: Nullable(Invoice),
  refunds: Type.Array(OrderRefund),
  history: Type.Array(OrderStepEntry),
  steps: Type.Array(OrderStepSchema, { description: 'What the buyer may do now' }),
  refundWorkingDays: Type.Integer(),
})
export type OrderDetail = Static<typeof OrderDetail>

/** How the screen goes on after a payment was started. */
export const StartedPayment = Type.Union([
  Type.Object({
    kind: Type.Literal('jsapi'),
    appId: Type.String(),
    timeStamp: Type.String(),
    nonceStr: Type.String(),
    package: Type.String(),
    signType: Type.Literal('RSA'),
    paySign: Type.String(),
  }),
  Type.Object({ kind: Type.Literal('redirect'), url: Type.String() }),
  Type.Object({ kind: Type.Literal('code'), text: Type.String({ description: 'The content of the QR code' }) }),
  Type.Object({ kind: Type.Literal('authorize'), url: Type.String({ description: 'A page that asks who pays' }) }),
  Type.Object({ kind: Type.Literal('simulator'), tradeNo: Type.String() }),
])
export type StartedPayment = Static<typeof StartedPayment>
