import { REFUSALS } from '@sands/rules/shop/pay'
import { PRICE_FAULTS } from '@sands/rules/shop/price'
import {
  AREAS_MOST,
  CARRIER_LENGTH,
  GOODS_INTRODUCTION_LENGTH,
  GOODS_NAME_LENGTH,
  GOODS_PICTURES_MOST,
  MERCHANT_NAME_LENGTH,
  MERCHANT_PEOPLE_MOST,
  MERCHANT_TEXT_LENGTH,
  QUOTA_MOST,
  TRACKING_LENGTH,
  TRACKING_PATTERN,
} from '@sands/rules/shop/shop'
import { STOCK_MOVES } from '@sands/rules/shop/stock'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf, UserIdSchema, Version } from '../kernel/schema.ts'
import { AudienceChoice } from '../org/audience.model.ts'
import { OrderDetail, OrderIdSchema, Voucher, VoucherStateSchema } from './order.model.ts'
import {
  Cash,
  CurrencySchema,
  DeliveryArea,
  GoodsCategoryIdSchema,
  GoodsIdSchema,
  GoodsStateSchema,
  GoodsTypeSchema,
  LegsSchema,
  MerchantIdSchema,
  PayTypeSchema,
  PointsPrice,
  ProviderSchema,
} from './shop.model.ts'

export const PriceDraft = Type.Object({
  currency: CurrencySchema,
  price: Cash,
  integral: PointsPrice,
  combinationPrice: Cash,
  combinationIntegral: PointsPrice,
  isCashPay: Type.Boolean(),
  isIntegralPay: Type.Boolean(),
  isCombinationPay: Type.Boolean(),
  defaultPayType: PayTypeSchema,
})
export type PriceDraft = Static<typeof PriceDraft>

export const GoodsDraft = Type.Object({
  spuName: Type.String({ minLength: 1, maxLength: GOODS_NAME_LENGTH, pattern: '\\S' }),
  spuType: GoodsTypeSchema,
  categoryId: Nullable(GoodsCategoryIdSchema),
  courseId: Nullable(IdOf<'course'>()),
  merchantId: Nullable(MerchantIdSchema),
  coverFileId: Nullable(IdOf<'file'>()),
  pictureFileIds: Type.Array(IdOf<'file'>(), { maxItems: GOODS_PICTURES_MOST }),
  introduction: Type.String({ maxLength: GOODS_INTRODUCTION_LENGTH }),
  quota: Nullable(Type.Integer({ minimum: 1, maximum: QUOTA_MOST })),
  audience: AudienceChoice,
  ...PriceDraft.properties,
})
export type GoodsDraft = Static<typeof GoodsDraft>

export const ManagedGoodsItem = Type.Object({
  id: GoodsIdSchema,
  spuName: Type.String(),
  spuType: GoodsTypeSchema,
  coverImgUrl: Nullable(Type.String()),
  state: GoodsStateSchema,
  ...PriceDraft.properties,
  stock: Nullable(Type.Integer()),
  buyTotal: Type.Integer(),
  edition: Type.Integer(),
  updateTime: Instant,
  version: Version,
})
export type ManagedGoodsItem = Static<typeof ManagedGoodsItem>

/** Goods as the people of their merchant see them. */
export const OwnGoods = Type.Object({ ...ManagedGoodsItem.properties, merchantName: Type.String() })
export type OwnGoods = Static<typeof OwnGoods>

export const ManagedGoods = Type.Object({
  ...ManagedGoodsItem.properties,
  ...GoodsDraft.properties,
  pictureUrls: Type.Array(Type.String()),
  faults: Type.Array(OneOf([...PRICE_FAULTS, 'no_cover', 'no_course', 'no_merchant'] as const)),
})
export type ManagedGoods = Static<typeof ManagedGoods>

/** What goods were sold for, from when, and who said so. */
export const PriceEntry = Type.Object({
  edition: Type.Integer(),
  ...PriceDraft.properties,
  time: Instant,
  by: Type.String(),
})
export type PriceEntry = Static<typeof PriceEntry>

export const StockMoveSchema = OneOf(STOCK_MOVES)
export const StockEntry = Type.Object({
  id: IdOf<'stockMovement'>(),
  kind: StockMoveSchema,
  amount: Type.Integer(),
  stockAfter: Type.Integer(),
  note: Type.String(),
  orderNo: Nullable(Type.String()),
  time: Instant,
  by: Type.String(),
})
export type StockEntry = Static<typeof StockEntry>

export const MerchantDraft = Type.Object({
  name: Type.String({ minLength: 1, maxLength: MERCHANT_NAME_LENGTH, pattern: '\\S' }),
  introduction: Type.String({ maxLength: MERCHANT_TEXT_LENGTH }),
  phone: Type.String({ maxLength: 20, pattern: '^[0-9 +-]*$' }),
  serviceHours: Type.String({ maxLength: 60 }),
  logoFileId: Nullable(IdOf<'file'>()),
  areas: Type.Array(DeliveryArea, { maxItems: AREAS_MOST }),
  people: Type.Array(UserIdSchema, {
    maxItems: MERCHANT_PEOPLE_MOST,
    description: 'They see only their own goods and orders',
  }),
})
export type MerchantDraft = Static<typeof MerchantDraft>
export const ManagedMerchant = Type.Object({
  ...MerchantDraft.properties,
  id: MerchantIdSchema,
  logoUrl: Nullable(Type.String()),
  members: Type.Array(Type.Object({ id: UserIdSchema, name: Type.String() }), {
    description: 'The people, with their names',
  }),
  goodsCount: Type.Integer(),
  version: Version,
})
export type ManagedMerchant = Static<typeof ManagedMerchant>

export const ManagedOrder = Type.Object({
  ...OrderDetail.properties,
  refundable: LegsSchema,
  buyer: Type.Object({ id: UserIdSchema, name: Type.String(), postName: Type.String() }),
  version: Version,
})
export type ManagedOrder = Static<typeof ManagedOrder>

/** With whom goods were sent, and under which number. */
export const Parcel = Type.Object({
  carrier: Type.String({ minLength: 1, maxLength: CARRIER_LENGTH, pattern: '\\S' }),
  trackingNumber: Type.String({ minLength: 1, maxLength: TRACKING_LENGTH, pattern: TRACKING_PATTERN }),
})
export type Parcel = Static<typeof Parcel>

/**
 * A line of a statement of the provider that does not agree with our payments, or one of ours that it lacks, or money
 * that came too late and that the provider refused to give back.
 */
export const DIFFERENCE_KINDS = [
  'missing_here',
  'missing_there',
  'amount',
  'currency',
  'state',
  'late_refund',
  'refund',
  'refund_missing_here',
] as const
export const Difference = Type.Object({
  id: IdOf<'statementLine'>(),
  provider: ProviderSchema,
  day: Type.String(),
  kind: OneOf(DIFFERENCE_KINDS),
  tradeNo: Type.String(),
  currency: CurrencySchema,
  ours: Nullable(Type.Integer()),
  theirs: Nullable(Type.Integer()),
  isSettled: Flag,
  note: Type.String(),
})
export type Difference = Static<typeof Difference>

/** A message of a provider that changed nothing, or an order that a person was refused, and how often it came. */
export const RefusedNotify = Type.Object({
  id: IdOf<'refusedNotify'>(),
  provider: Nullable(ProviderSchema),
  reason: OneOf(REFUSALS),
  tradeNo: Nullable(Type.String()),
  person: Nullable(Type.String()),
  goodsName: Nullable(Type.String()),
  currency: Nullable(CurrencySchema),
  ours: Nullable(Type.Integer({ description: 'What it should have been; points without a currency' })),
  theirs: Nullable(Type.Integer()),
  times: Type.Integer(),
  time: Instant,
})
export type RefusedNotify = Static<typeof RefusedNotify>

export const SalesLine = Type.Object({
  goodsId: GoodsIdSchema,
  spuName: Type.String(),
  currency: CurrencySchema,
  orders: Type.Integer(),
  cash: Type.Integer(),
  points: Type.Integer(),
  refundedCash: Type.Integer(),
  refundedPoints: Type.Integer(),
})
export type SalesLine = Static<typeof SalesLine>

/** A voucher for the management, with its code once it is redeemed. */
export const ManagedVoucher = Type.Object({
  ...Voucher.properties,
  state: VoucherStateSchema,
  orderId: OrderIdSchema,
  spuName: Type.String(),
  merchantName: Type.String(),
  buyerName: Type.String(),
})
export type ManagedVoucher = Static<typeof ManagedVoucher>
