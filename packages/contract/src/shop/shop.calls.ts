import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing, Page, pageQuery } from '../kernel/schema.ts'
import {
  Address,
  AddressDraft,
  BuyCheck,
  DeliveryArea,
  GoodsCategoryIdSchema,
  GoodsCategoryNode,
  GoodsDetail,
  GoodsIdSchema,
  GoodsItem,
  GoodsTypeSchema,
  MerchantDetail,
  MerchantIdSchema,
  PayTypeSchema,
} from './shop.model.ts'

const SortType = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], {
  description:
    '1 newest, 2 price from low to high (the cash of the shown price, each currency by itself, then its points; goods for points alone first), 3 most bought',
})

export const shopCalls = {
  'GET /sands-shopping/api/v1/goods/page': call({
    summary: 'Goods on sale that the person may see.',
    access: 'learner',
    query: Type.Object({
      categoryId: Type.Optional(GoodsCategoryIdSchema),
      merchantId: Type.Optional(MerchantIdSchema),
      spuType: Type.Optional(GoodsTypeSchema),
      keyWord: Type.Optional(Type.String({ maxLength: 60 })),
      sortType: Type.Optional(SortType),
      ...pageQuery,
    }),
    data: Page(GoodsItem),
  }),
  'GET /sands-shopping/api/v1/goods/get': call({
    summary: 'Goods with pictures, prices, stock, merchant, and whether the person may buy them.',
    access: 'learner',
    query: Type.Object({ id: GoodsIdSchema }),
    data: GoodsDetail,
    errors: ['shop.goods_gone'],
  }),
  'POST /sands-shopping/api/v1/goods/checkBuy': call({
    summary: 'Whether the person may buy, and the first reason why not.',
    access: 'learner',
    body: Type.Object({ id: GoodsIdSchema, payType: Type.Optional(PayTypeSchema) }),
    data: BuyCheck,
    errors: ['shop.goods_gone'],
  }),
  'POST /sands-shopping/api/v1/goods/category/list': call({
    summary: 'The tree of goods categories, each with the number of goods that the person may see.',
    access: 'learner',
    body: Type.Object({}),
    data: Type.Array(GoodsCategoryNode),
  }),
  'GET /sands-shopping/api/v1/merchant/getMerchantDetail': call({
    summary: 'A merchant.',
    access: 'learner',
    query: Type.Object({ merchantDetailId: MerchantIdSchema }),
    data: MerchantDetail,
    errors: ['shop.merchant_gone'],
  }),
  'GET /sands-shopping/api/v1/merchant/getDeliveryAreas': call({
    summary: 'Where a merchant delivers; empty when everywhere.',
    access: 'learner',
    query: Type.Object({ merchantDetailId: MerchantIdSchema }),
    data: Type.Array(DeliveryArea),
    errors: ['shop.merchant_gone'],
  }),
  'GET /sands-shopping/api/v1/address/list': call({
    summary: 'The address book of the person, the default address first.',
    access: 'learner',
    data: Type.Array(Address),
  }),
  'POST /sands-shopping/api/v1/address/save': call({
    summary: 'Adds an address, or changes one.',
    access: 'learner',
    body: Type.Object({ id: Type.Optional(IdOf<'address'>()), ...AddressDraft.properties }),
    data: Address,
    errors: ['shop.address_gone', 'shop.addresses_full'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/address/remove': call({
    summary: 'Removes an address. Orders keep theirs.',
    access: 'learner',
    body: Type.Object({ id: IdOf<'address'>() }),
    data: Nothing,
    errors: ['shop.address_gone'],
    once: true,
  }),
} satisfies Calls
