import { STOCK_MOST, STOCK_NOTE_LENGTH } from '@sands/rules/shop/stock'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { categoryEdits, ManagedCategory } from '../kernel/category.model.ts'
import { IdOf, Nothing, Page, pageQuery, Version } from '../kernel/schema.ts'
import {
  GoodsDraft,
  ManagedGoods,
  ManagedGoodsItem,
  ManagedMerchant,
  MerchantDraft,
  OwnGoods,
  PriceEntry,
  StockEntry,
} from './manage.model.ts'
import {
  GoodsCategoryIdSchema,
  GoodsIdSchema,
  GoodsStateSchema,
  GoodsTypeSchema,
  MerchantIdSchema,
} from './shop.model.ts'

const category = categoryEdits<'goodsCategory'>()
const Seen = Type.Object({ id: GoodsIdSchema, version: Version })
const SeenMerchant = Type.Object({ id: MerchantIdSchema, version: Version })

export const shopGoodsManageCalls = {
  'GET /sands-shopping/api/v1/manage/goods/page': call({
    summary: 'Goods of the college in any state, last changed first.',
    access: 'right:shop.goods.edit',
    query: Type.Object({
      keyWord: Type.Optional(Type.String({ maxLength: 60 })),
      categoryId: Type.Optional(GoodsCategoryIdSchema),
      spuType: Type.Optional(GoodsTypeSchema),
      state: Type.Optional(GoodsStateSchema),
      ...pageQuery,
    }),
    data: Page(ManagedGoodsItem),
  }),
  'POST /sands-shopping/api/v1/manage/goods/export': call({
    summary: 'Exports the goods that match the filter to a spreadsheet, as a batch.',
    access: 'right:shop.goods.edit',
    body: Type.Object({
      keyWord: Type.Optional(Type.String({ maxLength: 60 })),
      spuType: Type.Optional(GoodsTypeSchema),
      state: Type.Optional(GoodsStateSchema),
    }),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    once: true,
  }),
  'GET /sands-shopping/api/v1/manage/goods/get': call({
    summary: 'Goods as their editors see them.',
    access: 'right:shop.goods.edit',
    query: Type.Object({ id: GoodsIdSchema }),
    data: ManagedGoods,
    errors: ['shop.goods_gone'],
  }),
  'POST /sands-shopping/api/v1/manage/goods/create': call({
    summary: 'Adds goods as a draft.',
    access: 'right:shop.goods.edit',
    body: GoodsDraft,
    data: ManagedGoods,
    errors: ['kernel.category_gone', 'media.gone', 'shop.merchant_gone', 'course.unknown', 'shop.course_sold_already'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/goods/update': call({
    summary: 'Changes goods. Changed prices start a new edition; orders keep the price they were placed with.',
    access: 'right:shop.goods.edit',
    body: Type.Object({ ...GoodsDraft.properties, ...Seen.properties }),
    data: ManagedGoods,
    errors: [
      'shop.goods_gone',
      'kernel.changed_meanwhile',
      'kernel.category_gone',
      'media.gone',
      'shop.merchant_gone',
      'course.unknown',
      'shop.course_sold_already',
      'shop.bad_price',
      'shop.goods_unfinished',
    ],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/goods/putOnSale': call({
    summary: 'Puts goods on sale.',
    access: 'right:shop.goods.edit',
    body: Seen,
    data: ManagedGoods,
    errors: ['shop.goods_gone', 'kernel.changed_meanwhile', 'shop.bad_price', 'shop.goods_unfinished'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/goods/takeOffSale': call({
    summary: 'Takes goods off sale. Orders that were placed can still be paid.',
    access: 'right:shop.goods.edit',
    body: Seen,
    data: ManagedGoods,
    errors: ['shop.goods_gone', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/goods/remove': call({
    summary: 'Deletes goods. Their orders stay.',
    access: 'right:shop.goods.edit',
    body: Seen,
    data: Nothing,
    errors: ['shop.goods_gone', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'GET /sands-shopping/api/v1/manage/goods/prices': call({
    summary: 'The price history of goods, newest first; at most 100.',
    access: 'right:shop.goods.edit',
    query: Type.Object({ id: GoodsIdSchema }),
    data: Type.Array(PriceEntry),
    errors: ['shop.goods_gone'],
  }),
  'GET /sands-shopping/api/v1/manage/stock/page': call({
    summary: 'Movements of the stock of goods, newest first.',
    access: 'right:shop.stock.edit',
    query: Type.Object({ id: GoodsIdSchema, ...pageQuery }),
    data: Page(StockEntry),
    errors: ['shop.goods_gone'],
  }),
  'POST /sands-shopping/api/v1/manage/stock/move': call({
    summary: 'Adds a supply or a correction to the stock.',
    access: 'right:shop.stock.edit',
    body: Type.Object({
      id: GoodsIdSchema,
      kind: Type.Union([Type.Literal('supply'), Type.Literal('correction')]),
      amount: Type.Integer({ minimum: -STOCK_MOST, maximum: STOCK_MOST }),
      note: Type.String({ maxLength: STOCK_NOTE_LENGTH }),
    }),
    data: StockEntry,
    errors: ['shop.goods_gone', 'shop.stock_below_zero', 'kernel.malformed'],
    once: true,
  }),
  'GET /sands-shopping/api/v1/manage/goods-category/list': call({
    summary: 'All goods categories, each after its parent.',
    access: 'right:shop.goods.edit',
    data: Type.Array(ManagedCategory<'goodsCategory'>()),
  }),
  'POST /sands-shopping/api/v1/manage/goods-category/create': call({
    summary: 'Adds a category at the end of its level.',
    access: 'right:shop.goods.edit',
    body: category.create,
    data: ManagedCategory<'goodsCategory'>(),
    errors: ['kernel.category_gone', 'kernel.category_too_deep', 'kernel.category_exists'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/goods-category/rename': call({
    summary: 'Renames a category.',
    access: 'right:shop.goods.edit',
    body: category.rename,
    data: ManagedCategory<'goodsCategory'>(),
    errors: ['kernel.category_gone', 'kernel.changed_meanwhile', 'kernel.category_exists'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/goods-category/move': call({
    summary: 'Moves a category to another parent, before one of its children or at the end.',
    access: 'right:shop.goods.edit',
    body: category.move,
    data: Nothing,
    errors: [
      'kernel.category_gone',
      'kernel.changed_meanwhile',
      'kernel.category_loop',
      'kernel.category_too_deep',
      'kernel.category_exists',
    ],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/goods-category/remove': call({
    summary: 'Deletes an empty category.',
    access: 'right:shop.goods.edit',
    body: category.remove,
    data: Nothing,
    errors: ['kernel.category_gone', 'kernel.changed_meanwhile', 'kernel.category_in_use'],
    once: true,
  }),
  'GET /sands-shopping/api/v1/manage/merchant/list': call({
    summary: 'The merchants of the college, by name; at most 500.',
    access: 'right:shop.merchants.edit|shop.goods.edit',
    data: Type.Array(ManagedMerchant),
  }),
  'GET /sands-shopping/api/v1/manage/merchant/goods/page': call({
    summary: 'Goods of the merchants whose people the person is one of, in any state, last changed first.',
    access: 'right:shop.orders.ship',
    query: Type.Object({
      keyWord: Type.Optional(Type.String({ maxLength: 60 })),
      state: Type.Optional(GoodsStateSchema),
      ...pageQuery,
    }),
    data: Page(OwnGoods),
  }),
  'POST /sands-shopping/api/v1/manage/merchant/create': call({
    summary: 'Adds a merchant with its people and delivery areas.',
    access: 'right:shop.merchants.edit',
    body: MerchantDraft,
    data: ManagedMerchant,
    errors: ['media.gone', 'shop.person_unknown'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/merchant/update': call({
    summary: 'Changes a merchant.',
    access: 'right:shop.merchants.edit',
    body: Type.Object({ ...MerchantDraft.properties, ...SeenMerchant.properties }),
    data: ManagedMerchant,
    errors: ['shop.merchant_gone', 'kernel.changed_meanwhile', 'media.gone', 'shop.person_unknown'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/merchant/remove': call({
    summary: 'Deletes a merchant that sells nothing any more.',
    access: 'right:shop.merchants.edit',
    body: SeenMerchant,
    data: Nothing,
    errors: ['shop.merchant_gone', 'kernel.changed_meanwhile', 'shop.merchant_in_use'],
    once: true,
  }),
} satisfies Calls
