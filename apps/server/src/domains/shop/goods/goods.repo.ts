import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import type { OrderState } from '@sands/rules/shop/order'
import type { GoodsSort, GoodsState } from '@sands/rules/shop/shop'
import { and, asc, count, desc, eq, getTableColumns, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { CategoryContents } from '../../../kernel/category/category.service.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { visibleTo } from '../../org/index.ts'
import { orders } from '../order.tables.ts'
import { opensCourse } from '../orders/opening.repo.ts'
import { goods, goodsCategories, goodsPictures, goodsPrices } from '../shop.tables.ts'

export type GoodsId = Id<'goods'>
export type GoodsCategoryId = Id<'goodsCategory'>
const { grams: _, ...columns } = getTableColumns(goods)
export type GoodsRow = Omit<typeof goods.$inferSelect, 'grams'>
export type GoodsValues = Omit<typeof goods.$inferInsert, 'id' | 'version'>
export type PriceRow = typeof goodsPrices.$inferSelect

/** What keeps a person from ordering the same goods again. */
export interface LiveOrder {
  readonly id: Id<'order'>
  readonly state: OrderState
}

export interface GoodsFilter {
  words?: string | undefined
  categoryIds?: readonly GoodsCategoryId[] | undefined
  merchantId?: Id<'merchant'> | undefined
  merchantIds?: readonly Id<'merchant'>[] | undefined
  courseIds?: readonly string[] | undefined
  type?: 1 | 2 | 3 | undefined
  state?: GoodsState | undefined
}

interface Window {
  size: number
  offset: number
}

type IdColumn = typeof goods.id | typeof goods.categoryId | typeof goods.courseId | typeof goods.merchantId
const isOneOf = (column: IdColumn, ids: readonly string[]) => sql`${column} = any(${sql.param([...ids])}::bigint[])`

const matching = ({ words, categoryIds, merchantId, merchantIds, courseIds, type, state }: GoodsFilter) =>
  and(
    words
      ? sql`(${goods.grams} @> text_grams_of(${words}) and lower(${goods.name}) like ${anywhere(words.toLowerCase())})`
      : undefined,
    categoryIds ? isOneOf(goods.categoryId, categoryIds) : undefined,
    courseIds ? isOneOf(goods.courseId, courseIds) : undefined,
    merchantId ? eq(goods.merchantId, merchantId) : undefined,
    merchantIds ? isOneOf(goods.merchantId, merchantIds) : undefined,
    type ? eq(goods.type, type) : undefined,
    state ? eq(goods.state, state) : undefined,
  )

const ofCollege = (collegeId: CollegeId) => and(eq(goods.collegeId, collegeId), isNull(goods.removedAt))

/** On sale, and this person is in the audience. */
const seenBy = (viewer: Viewer) =>
  and(ofCollege(viewer.collegeId), eq(goods.state, 'on_sale'), visibleTo(viewer, goods.audienceId))

/**
 * What the default way costs, which is the price that lists show. Points are no money, and a yuan is no rupiah, so that
 * they are never compared: first by the cash to pay, each currency by itself, then by the points. Goods for points alone
 * cost no cash, and come first.
 */
const shownCash = sql`case ${goods.defaultPayType} when 1 then ${goods.price} when 2 then 0
  else ${goods.combinationPrice} end`
const shownPoints = sql`case ${goods.defaultPayType} when 1 then 0 when 2 then ${goods.integral}
  else ${goods.combinationIntegral} end`
const BY_PRICE = [sql`${shownCash} > 0`, sql`case when ${shownCash} > 0 then ${goods.currency} end`]
const ORDERS: Readonly<Record<GoodsSort, readonly SQL[]>> = {
  1: [desc(goods.onSaleAt), desc(goods.id)],
  2: [...BY_PRICE, asc(shownCash), asc(shownPoints), desc(goods.id)],
  3: [desc(goods.bought), desc(goods.id)],
}

const total = (db: Db, condition: SQL | undefined): Promise<number> =>
  db
    .select({ total: count() })
    .from(goods)
    .where(condition)
    .then(([row]) => row?.total ?? 0)

export const goodsRepo = {
  page: (
    db: Db,
    viewer: Viewer,
    { size, offset, sort, ...filter }: Window & GoodsFilter & { sort: GoodsSort },
  ): Promise<GoodsRow[]> =>
    db
      .select(columns)
      .from(goods)
      .where(and(seenBy(viewer), matching(filter)))
      .orderBy(...ORDERS[sort])
      .limit(size)
      .offset(offset),

  total: (db: Db, viewer: Viewer, filter: GoodsFilter): Promise<number> =>
    total(db, and(seenBy(viewer), matching(filter))),

  visibleIds: (db: Db, viewer: Viewer, ids: readonly GoodsId[]): Promise<ReadonlySet<string>> =>
    db
      .select({ id: goods.id })
      .from(goods)
      .where(and(seenBy(viewer), isOneOf(goods.id, ids)))
      .then((rows) => new Set<string>(rows.map(({ id }) => id))),

  /** Those of them whose audience this person is in, on sale or not. */
  forAudience: (db: Db, viewer: Viewer, ids: readonly GoodsId[]): Promise<ReadonlySet<string>> =>
    db
      .select({ id: goods.id })
      .from(goods)
      .where(and(ofCollege(viewer.collegeId), visibleTo(viewer, goods.audienceId), isOneOf(goods.id, ids)))
      .then((rows) => new Set<string>(rows.map(({ id }) => id))),

  /** In any state; deleted goods are left out. */
  byIds: (db: Db, collegeId: CollegeId, ids: readonly GoodsId[]): Promise<GoodsRow[]> =>
    db
      .select(columns)
      .from(goods)
      .where(and(ofCollege(collegeId), isOneOf(goods.id, ids))),

  byId: (db: Db, collegeId: CollegeId, id: GoodsId): Promise<GoodsRow | undefined> =>
    goodsRepo.byIds(db, collegeId, [id]).then(([row]) => row),

  name: (db: Db, id: GoodsId): Promise<string | undefined> =>
    db
      .select({ name: goods.name })
      .from(goods)
      .where(eq(goods.id, id))
      .then(([row]) => row?.name),

  lock: (tx: Tx, collegeId: CollegeId, id: GoodsId): Promise<GoodsRow | undefined> =>
    tx
      .select(columns)
      .from(goods)
      .where(and(ofCollege(collegeId), eq(goods.id, id)))
      .for('no key update')
      .then(([row]) => row),

  edited: (db: Db, collegeId: CollegeId, { size, offset, ...filter }: Window & GoodsFilter): Promise<GoodsRow[]> =>
    db
      .select(columns)
      .from(goods)
      .where(and(ofCollege(collegeId), matching(filter)))
      .orderBy(desc(goods.updatedAt), desc(goods.id))
      .limit(size)
      .offset(offset),

  /** For exports: by id, after the last one. */
  next: (
    db: Db,
    collegeId: CollegeId,
    { after, limit, ...filter }: GoodsFilter & { after: GoodsId | undefined; limit: number },
  ): Promise<GoodsRow[]> =>
    db
      .select(columns)
      .from(goods)
      .where(and(ofCollege(collegeId), matching(filter), after ? gt(goods.id, after) : undefined))
      .orderBy(asc(goods.id))
      .limit(limit),

  editedTotal: (db: Db, collegeId: CollegeId, filter: GoodsFilter): Promise<number> =>
    total(db, and(ofCollege(collegeId), matching(filter))),

  add: (tx: Tx, values: GoodsValues): Promise<GoodsRow> =>
    tx
      .insert(goods)
      .values(values)
      .returning(columns)
      .then(([row]) => {
        if (!row) throw new Error('the goods were not stored')
        return row
      }),

  change: (tx: Tx, id: GoodsId, values: Partial<GoodsValues>): Promise<GoodsRow> =>
    tx
      .update(goods)
      .set({ ...values, version: sql`${goods.version} + 1` })
      .where(eq(goods.id, id))
      .returning(columns)
      .then(([row]) => {
        if (!row) throw new Error('the goods were not changed')
        return row
      }),

  /**
   * The courses of these ids that have a price and that the person has not paid for. Courses whose goods are off sale
   * stay closed; a course without goods is open.
   */
  closedCourses: (
    db: Db,
    { userId, collegeId }: Pick<Viewer, 'userId' | 'collegeId'>,
    courseIds: readonly string[],
  ): Promise<ReadonlyMap<string, GoodsId>> =>
    db
      .select({ courseId: goods.courseId, id: goods.id })
      .from(goods)
      .where(
        and(
          ofCollege(collegeId),
          isOneOf(goods.courseId, courseIds),
          isNotNull(goods.onSaleAt),
          sql`not exists (select 1 from ${orders} where ${orders.courseId} = ${goods.courseId}
            and ${orders.userId} = ${userId} and ${opensCourse})`,
        ),
      )
      .then((rows) => new Map(rows.flatMap(({ courseId, id }) => (courseId ? [[courseId, id] as const] : [])))),

  /** The goods that sell this course, except the given ones. */
  sellingCourse: (db: Db, courseId: Id<'course'>, except: GoodsId | null): Promise<GoodsId | undefined> =>
    db
      .select({ id: goods.id })
      .from(goods)
      .where(and(eq(goods.courseId, courseId), isNull(goods.removedAt)))
      .then((rows) => rows.find(({ id }) => id !== except)?.id),

  /** Those that were on sale. */
  takeOffWithCourse: (
    tx: Tx,
    courseId: Id<'course'>,
    { at, by }: { at: Date; by: UserId },
  ): Promise<Pick<GoodsRow, 'id' | 'name'>[]> =>
    tx
      .update(goods)
      .set({ state: 'off_sale', updatedAt: at, updatedBy: by, version: sql`${goods.version} + 1` })
      .where(and(eq(goods.courseId, courseId), eq(goods.state, 'on_sale'), isNull(goods.removedAt)))
      .returning({ id: goods.id, name: goods.name }),

  pictureIds: (db: Db, id: GoodsId): Promise<FileId[]> =>
    db
      .select({ fileId: goodsPictures.fileId })
      .from(goodsPictures)
      .where(eq(goodsPictures.goodsId, id))
      .orderBy(goodsPictures.place)
      .then((rows) => rows.map(({ fileId }) => fileId)),

  async setPictures(tx: Tx, goodsId: GoodsId, fileIds: readonly FileId[]): Promise<void> {
    await tx.delete(goodsPictures).where(eq(goodsPictures.goodsId, goodsId))
    if (fileIds.length === 0) return
    await tx.insert(goodsPictures).values([...new Set(fileIds)].map((fileId, place) => ({ goodsId, fileId, place })))
  },

  addPrice: (tx: Tx, values: typeof goodsPrices.$inferInsert) => tx.insert(goodsPrices).values(values),

  prices: (db: Db, id: GoodsId): Promise<PriceRow[]> =>
    db.select().from(goodsPrices).where(eq(goodsPrices.goodsId, id)).orderBy(desc(goodsPrices.edition)).limit(100),

  /** The live orders of a person, by goods. */
  liveOrders: (db: Db, userId: UserId, ids: readonly GoodsId[]): Promise<ReadonlyMap<GoodsId, LiveOrder>> =>
    db
      .select({ goodsId: orders.goodsId, id: orders.id, state: orders.state })
      .from(orders)
      .where(
        and(
          eq(orders.userId, userId),
          eq(orders.isLive, true),
          sql`${orders.goodsId} = any(${sql.param([...ids])}::bigint[])`,
        ),
      )
      .then((rows) => new Map(rows.map(({ goodsId, ...order }) => [goodsId, order]))),

  /** Orders of a person that count for the quota. */
  taken: (db: Db, userId: UserId, goodsId: GoodsId): Promise<number> =>
    db
      .select({ total: count() })
      .from(orders)
      .where(
        and(
          eq(orders.userId, userId),
          eq(orders.goodsId, goodsId),
          sql`${orders.state} not in ('cancelled', 'refund_success')`,
        ),
      )
      .then(([row]) => row?.total ?? 0),

  categoryName: (db: Db, id: GoodsCategoryId): Promise<string | undefined> =>
    db
      .select({ name: goodsCategories.name })
      .from(goodsCategories)
      .where(eq(goodsCategories.id, id))
      .then(([row]) => row?.name),

  /** The number of visible goods directly in each category. */
  visibleCounts: (db: Db, viewer: Viewer): Promise<ReadonlyMap<GoodsCategoryId, number>> =>
    db
      .select({ id: goods.categoryId, total: count() })
      .from(goods)
      .where(and(seenBy(viewer), isNotNull(goods.categoryId)))
      .groupBy(goods.categoryId)
      .then((rows) => new Map(rows.flatMap(({ id, total: own }) => (id ? [[id, own] as const] : [])))),
}

export const goodsContents: CategoryContents<'goodsCategory'> = {
  counts: (db, collegeId) =>
    db
      .select({ id: goods.categoryId, total: count() })
      .from(goods)
      .where(and(ofCollege(collegeId), isNotNull(goods.categoryId)))
      .groupBy(goods.categoryId)
      .then((rows) => new Map(rows.flatMap(({ id, total: own }) => (id ? [[id, own] as const] : [])))),

  release: (tx, id) =>
    tx
      .update(goods)
      .set({ categoryId: null })
      .where(and(eq(goods.categoryId, id), isNotNull(goods.removedAt))),
}
