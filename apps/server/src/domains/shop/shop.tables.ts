import type { Currency } from '@sands/rules/shop/money'
import type { GoodsType, PayType } from '@sands/rules/shop/price'
import type { GoodsState } from '@sands/rules/shop/shop'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { categoryColumns } from '../../kernel/database/category-columns.ts'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { files } from '../media/index.ts'
import { audiences, colleges, users } from '../org/index.ts'

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const userRef = (name: string) => id<'user'>(name).references(() => users.id)
const money = (name: string) => bigint(name, { mode: 'number' })

export const goodsCategories = pgTable(
  'goods_categories',
  { ...categoryColumns<'goodsCategory'>((): AnyPgColumn => goodsCategories.id), collegeId: ofCollege() },
  (table) => [
    index('goods_categories_college').on(table.collegeId, table.level, table.sort),
    index('goods_categories_parent').on(table.parentId),
  ],
)

export const merchants = pgTable(
  'merchants',
  {
    id: newId<'merchant'>('id').primaryKey(),
    collegeId: ofCollege(),
    name: text('name').notNull(),
    introduction: text('introduction').notNull().default(''),
    phone: text('phone').notNull().default(''),
    serviceHours: text('service_hours').notNull().default(''),
    logoFileId: id<'file'>('logo_file_id').references(() => files.id),
    version: integer('version').notNull().default(1),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('merchants_college').on(table.collegeId, table.name).where(sql`removed_at is null`),
    index('merchants_logo').on(table.logoFileId),
  ],
)

const merchantRef = () => id<'merchant'>('merchant_id').references(() => merchants.id)

/** People of a merchant. They see and ship only the orders of their own merchants. */
export const merchantPeople = pgTable(
  'merchant_people',
  { merchantId: merchantRef().notNull(), userId: userRef('user_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.userId] }),
    index('merchant_people_user').on(table.userId),
  ],
)

/** Where a merchant delivers. Without rows it delivers everywhere; an empty city means the whole province. */
export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    merchantId: merchantRef().notNull(),
    province: text('province').notNull(),
    city: text('city').notNull().default(''),
    district: text('district').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.province, table.city, table.district] })],
)

const priceColumns = {
  currency: text('currency').$type<Currency>().notNull(),
  price: money('price').notNull(),
  integral: money('integral').notNull(),
  combinationPrice: money('combination_price').notNull(),
  combinationIntegral: money('combination_integral').notNull(),
  isCashPay: boolean('is_cash_pay').notNull(),
  isIntegralPay: boolean('is_integral_pay').notNull(),
  isCombinationPay: boolean('is_combination_pay').notNull(),
  defaultPayType: smallint('default_pay_type').$type<PayType>().notNull(),
}

export const goods = pgTable(
  'goods',
  {
    id: newId<'goods'>('id').primaryKey(),
    collegeId: ofCollege(),
    categoryId: id<'goodsCategory'>('category_id').references(() => goodsCategories.id),
    merchantId: merchantRef(),
    courseId: id<'course'>('course_id'),
    audienceId: id<'audience'>('audience_id').references(() => audiences.id),
    name: text('name').notNull(),
    type: smallint('type').$type<GoodsType>().notNull(),
    coverFileId: id<'file'>('cover_file_id').references(() => files.id),
    introduction: text('introduction').notNull().default(''),
    state: text('state').$type<GoodsState>().notNull().default('draft'),
    ...priceColumns,
    /** Increases with every change of a price. */
    edition: integer('edition').notNull().default(1),
    /** Null for goods without a stock, such as courses. */
    stock: integer('stock'),
    /** The most that one person may buy; null without a limit. */
    quota: integer('quota'),
    bought: integer('bought').notNull().default(0),
    onSaleAt: instant('on_sale_at'),
    version: integer('version').notNull().default(1),
    updatedBy: userRef('updated_by'),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
    grams: text('grams').array().generatedAlwaysAs(sql`text_grams_of(name)`),
  },
  (table) => [
    index('goods_on_sale')
      .on(table.collegeId, table.onSaleAt, table.id)
      .where(sql`state = 'on_sale' and removed_at is null`),
    index('goods_edited').on(table.collegeId, table.updatedAt).where(sql`removed_at is null`),
    index('goods_category').on(table.categoryId),
    index('goods_merchant').on(table.merchantId),
    index('goods_audience').on(table.audienceId),
    index('goods_cover').on(table.coverFileId),
    index('goods_updated_by').on(table.updatedBy),
    index('goods_grams').using('gin', table.grams),
    uniqueIndex('goods_course').on(table.courseId).where(sql`course_id is not null and removed_at is null`),
    check('goods_stock', sql`${table.stock} is null or ${table.stock} >= 0`),
    check('goods_prices', sql`least(price, integral, combination_price, combination_integral) >= 0`),
  ],
)

const goodsRef = () =>
  id<'goods'>('goods_id')
    .notNull()
    .references(() => goods.id)

export const goodsPictures = pgTable(
  'goods_pictures',
  {
    goodsId: goodsRef(),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
    place: smallint('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.goodsId, table.fileId] }), index('goods_pictures_file').on(table.fileId)],
)

/** What goods cost from when on. Rows are only added. */
export const goodsPrices = pgTable(
  'goods_prices',
  {
    goodsId: goodsRef(),
    edition: integer('edition').notNull(),
    ...priceColumns,
    at: instant('at').notNull(),
    by: userRef('by_id'),
  },
  (table) => [primaryKey({ columns: [table.goodsId, table.edition] }), index('goods_prices_by').on(table.by)],
)

export const addresses = pgTable(
  'addresses',
  {
    id: newId<'address'>('id').primaryKey(),
    userId: userRef('user_id').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    district: text('district').notNull(),
    detail: text('detail').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [
    index('addresses_user').on(table.userId, table.id),
    uniqueIndex('addresses_default').on(table.userId).where(sql`is_default`),
  ],
)

/** Pictures at the top of the shop. */
export const shopBanners = pgTable(
  'shop_banners',
  {
    id: newId<'shopBanner'>('id').primaryKey(),
    collegeId: ofCollege(),
    title: text('title').notNull(),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
    jumpType: integer('jump_type').notNull().default(0),
    moduleId: text('module_id'),
    link: text('link'),
    sort: integer('sort').notNull().default(0),
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [
    index('shop_banners_college').on(table.collegeId, table.sort, table.id),
    index('shop_banners_file').on(table.fileId),
  ],
)
