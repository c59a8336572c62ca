import { BUY_REASONS } from '@sands/rules/shop/check-buy'
import { CURRENCIES, MONEY_MOST } from '@sands/rules/shop/money'
import { PAY_PROVIDERS, PAY_SCENES } from '@sands/rules/shop/pay'
import { POINTS_PRICE_MOST } from '@sands/rules/shop/price'
import { ADDRESS_DETAIL_LENGTH, ADDRESS_NAME_LENGTH, GOODS_STATES, REGION_LENGTH } from '@sands/rules/shop/shop'
import { type Static, Type } from 'typebox'
import { CategoryGoods } from '../course/course.model.ts'
import { CategoryNode } from '../kernel/category.model.ts'
import { Flag, IdOf, Nullable, OneOf } from '../kernel/schema.ts'

export const GoodsIdSchema = IdOf<'goods'>()
export const MerchantIdSchema = IdOf<'merchant'>()
export const GoodsCategoryIdSchema = IdOf<'goodsCategory'>()
export const CurrencySchema = OneOf(CURRENCIES)
export const ProviderSchema = OneOf(PAY_PROVIDERS)
export const SceneSchema = OneOf(PAY_SCENES)
export const GoodsStateSchema = OneOf(GOODS_STATES)
export const GoodsTypeSchema = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], {
  description: '1 course, 2 physical item, 3 service',
})
export const PayTypeSchema = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], {
  description: '1 cash, 2 points, 3 combination',
})
export const Cash = Type.Integer({ minimum: 0, maximum: MONEY_MOST, description: 'In the smallest unit' })
export const PointsPrice = Type.Integer({ minimum: 0, maximum: POINTS_PRICE_MOST })
export const LegsSchema = Type.Object({ cash: Cash, points: PointsPrice })
/** The price that the person saw. A number without its currency is no price. */
export const SeenPrice = Type.Object({ currency: CurrencySchema, ...LegsSchema.properties })

/** Goods in a list: the fields of the specification, and what they are for this person. */
export const GoodsItem = Type.Object({
  ...CategoryGoods.properties,
  isSoldOut: Flag,
  isBought: Flag,
})
export type GoodsItem = Static<typeof GoodsItem>

export const MerchantBrief = Type.Object({
  id: MerchantIdSchema,
  name: Type.String(),
  logoUrl: Nullable(Type.String()),
})
export type MerchantBrief = Static<typeof MerchantBrief>

/** Whether the person may buy, and the one reason why not. */
export const BuyCheck = Type.Object({
  canBuy: Flag,
  reason: Nullable(OneOf(BUY_REASONS)),
  orderId: Nullable(IdOf<'order'>()),
  availablePoints: Type.Integer(),
})
export type BuyCheck = Static<typeof BuyCheck>

export const GoodsDetail = Type.Object({
  ...GoodsItem.properties,
  pictures: Type.Array(Type.String()),
  introduction: Type.String({ description: 'Clean HTML' }),
  stock: Nullable(Type.Integer({ description: 'null for goods without a stock' })),
  quota: Nullable(Type.Integer({ description: 'The most that one person may buy' })),
  merchant: Nullable(MerchantBrief),
  courseId: Nullable(IdOf<'course'>()),
  categoryName: Type.String(),
  isForAll: Flag,
  check: BuyCheck,
})
export type GoodsDetail = Static<typeof GoodsDetail>

/** Categories of goods, with the names that the specification gives them. */
export const GoodsCategoryNode = CategoryNode<'goodsCategory'>()
export type GoodsCategoryNode = Static<typeof GoodsCategoryNode>

export const DeliveryArea = Type.Object({
  province: Type.String({ minLength: 1, maxLength: REGION_LENGTH, pattern: '\\S' }),
  city: Type.String({ maxLength: REGION_LENGTH, description: 'Empty for the whole province' }),
  district: Type.String({ maxLength: REGION_LENGTH, description: 'Empty for the whole city' }),
})
export type DeliveryArea = Static<typeof DeliveryArea>

export const MerchantDetail = Type.Object({
  ...MerchantBrief.properties,
  introduction: Type.String(),
  phone: Type.String(),
  serviceHours: Type.String(),
  goodsCount: Type.Integer(),
})
export type MerchantDetail = Static<typeof MerchantDetail>

const Region = Type.String({ minLength: 1, maxLength: REGION_LENGTH, pattern: '\\S' })
export const AddressDraft = Type.Object({
  name: Type.String({ minLength: 1, maxLength: ADDRESS_NAME_LENGTH, pattern: '\\S' }),
  phone: Type.String({ pattern: '^\\+?[0-9][0-9 -]{4,18}[0-9]$', maxLength: 20 }),
  province: Region,
  city: Region,
  district: Type.String({ maxLength: REGION_LENGTH }),
  detail: Type.String({ minLength: 1, maxLength: ADDRESS_DETAIL_LENGTH, pattern: '\\S' }),
  isDefault: Flag,
})
export type AddressDraft = Static<typeof AddressDraft>
export const Address = Type.Object({ ...AddressDraft.properties, id: IdOf<'address'>() })
export type Address = Static<typeof Address>
