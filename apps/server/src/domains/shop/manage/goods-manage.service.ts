import { isDeepStrictEqual } from 'node:util'
import type { CallQuery } from '@sands/contract/calls'
import type { PageOf } from '@sands/contract/kernel/schema'
import type {
  GoodsDraft,
  ManagedGoods,
  ManagedGoodsItem,
  PriceEntry,
  StockEntry,
} from '@sands/contract/shop/manage.model'
import { GOODS_TYPE, priceFaults } from '@sands/rules/shop/price'
import type { GoodsState } from '@sands/rules/shop/shop'
import { isStockMove } from '@sands/rules/shop/stock'
import { changed } from '../../../kernel/audit/changed.ts'
import { categoryRepo } from '../../../kernel/category/category.repo.ts'
import type { Categories } from '../../../kernel/category/category.service.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import { cleanHtml } from '../../../kernel/html/clean-html.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { CourseService } from '../../course/index.ts'
import type { MediaService } from '../../media/index.ts'
import { audienceOf, choiceOf, type OrgService } from '../../org/index.ts'
import { presentManagedGoods, priceOf } from '../goods/goods.present.ts'
import { type GoodsId, type GoodsRow, goodsRepo } from '../goods/goods.repo.ts'
import { merchantRepo } from '../goods/merchant.repo.ts'
import { stockRepo } from '../orders/stock.repo.ts'
import { goodsCategories } from '../shop.tables.ts'

interface Seen {
  id: GoodsId
  version: number
}

export interface GoodsManageService {
  page(
    viewer: Viewer,
    query: CallQuery<'GET /sands-shopping/api/v1/manage/goods/page'>,
  ): Promise<PageOf<ManagedGoodsItem>>
  get(db: Db, viewer: Viewer, id: GoodsId): Promise<ManagedGoods>
  create(tx: Tx, viewer: Viewer, draft: GoodsDraft): Promise<ManagedGoods>
  update(tx: Tx, viewer: Viewer, change: GoodsDraft & Seen): Promise<ManagedGoods>
  setState(tx: Tx, viewer: Viewer, seen: Seen, state: Exclude<GoodsState, 'draft'>): Promise<ManagedGoods>
  remove(tx: Tx, viewer: Viewer, seen: Seen): Promise<null>
  prices(viewer: Viewer, id: GoodsId): Promise<PriceEntry[]>
  stock(
    viewer: Viewer,
    query: PageRequest & { id: GoodsId; before?: StockEntry['id'] | undefined },
  ): Promise<PageOf<StockEntry>>
  moveStock(
    tx: Tx,
    viewer: Viewer,
    move: { id: GoodsId; kind: 'supply' | 'correction'; amount: number; note: string },
  ): Promise<StockEntry>
}

interface Parts {
  media: MediaService
  categories: Categories<'goodsCategory'>
  courses: Pick<CourseService, 'items' | 'access'>
  org: Pick<OrgService, 'names'>
}

type Fault = ManagedGoods['faults'][number]

function faultsOf(row: GoodsRow): Fault[] {
  const missing: readonly [boolean, Fault][] = [
    [!row.coverFileId, 'no_cover'],
    [row.type === GOODS_TYPE.course && !row.courseId, 'no_course'],
    [row.type !== GOODS_TYPE.course && !row.merchantId, 'no_merchant'],
  ]
  return [...priceFaults(priceOf(row)), ...missing.flatMap(([isMissing, fault]) => (isMissing ? [fault] : []))]
}

const recordOf = ({ name, type, state, stock, quota, ...row }: GoodsRow) => ({
  ...{ name, type, state, quota },
  ...priceOf(row),
})
const subjectOf = ({ id, name }: GoodsRow) => ({ kind: 'goods', id, name })

export function createGoodsManageService(
  { database, clock, audit }: Kernel,
  { media, categories, courses, org }: Parts,
): GoodsManageService {
  const tree = categoryRepo<'goodsCategory'>(goodsCategories)

  const presentItem = (row: GoodsRow): ManagedGoodsItem => presentManagedGoods(row, media)

  async function present(db: Db, row: GoodsRow): Promise<ManagedGoods> {
    const pictureFileIds = await goodsRepo.pictureIds(db, row.id)
    return {
      ...presentItem(row),
      categoryId: row.categoryId,
      courseId: row.courseId,
      merchantId: row.merchantId,
      coverFileId: row.coverFileId,
      pictureFileIds,
      pictureUrls: pictureFileIds.map((fileId) => media.url(fileId, 'w375')),
      introduction: row.introduction,
      quota: row.quota,
      audience: await choiceOf(db, row.audienceId),
      faults: faultsOf(row),
    }
  }

  async function expect(db: Db, { collegeId }: Viewer, id: GoodsId): Promise<GoodsRow> {
    const row = await goodsRepo.byId(db, collegeId, id)
    if (!row) throw fail('shop.goods_gone')
    return row
  }

  async function lockSeen(tx: Tx, { collegeId }: Viewer, { id, version }: Seen): Promise<GoodsRow> {
    const row = await goodsRepo.lock(tx, collegeId, id)
    if (!row) throw fail('shop.goods_gone')
    if (row.version !== version) throw fail('kernel.changed_meanwhile')
    return row
  }

  async function expectParts(tx: Tx, viewer: Viewer, draft: GoodsDraft, before: GoodsRow | undefined): Promise<void> {
    const { collegeId } = viewer
    if (draft.categoryId && draft.categoryId !== before?.categoryId) {
      // The lock prevents another transaction from deleting the category before the goods are stored in it.
      await tree.takeTurn(tx, collegeId)
      await categories.expect(tx, collegeId, draft.categoryId)
    }
    // Locked, so that nobody deletes the merchant before the goods are stored with it.
    if (draft.merchantId && !(await merchantRepo.keep(tx, collegeId, draft.merchantId)))
      throw fail('shop.merchant_gone')
    if (!draft.courseId || draft.courseId === before?.courseId) return
    const [course] = await courses.items(viewer, [draft.courseId])
    if (!course) throw fail('course.unknown')
    if (await goodsRepo.sellingCourse(tx, draft.courseId, before?.id ?? null)) throw fail('shop.course_sold_already')
  }

  /**
   * Locks what a change of goods needs, in the order in which buying takes it: the category, the merchant, the goods.
   * In another order an editor and a buyer would wait for each other.
   */
  async function hold(tx: Tx, viewer: Viewer, draft: GoodsDraft & Seen): Promise<GoodsRow> {
    const known = await expect(tx, viewer, draft.id)
    if (known.version !== draft.version) throw fail('kernel.changed_meanwhile')
    await expectParts(tx, viewer, draft, known)
    return lockSeen(tx, viewer, draft)
  }

  async function valuesOf(tx: Tx, viewer: Viewer, draft: GoodsDraft, before?: GoodsRow) {
    const { html, fileIds } = cleanHtml(draft.introduction)
    const known = before ? [before.coverFileId, ...(await goodsRepo.pictureIds(tx, before.id))] : []
    const wanted = [draft.coverFileId ?? [], draft.pictureFileIds, fileIds].flat()
    for (const id of wanted.filter((candidate) => !known.includes(candidate)))
      await media.choose(tx, viewer, { id, kinds: ['image'] })
    const isCourse = draft.spuType === GOODS_TYPE.course
    return {
      ...priceOf(draft),
      name: plainText(draft.spuName),
      type: draft.spuType,
      categoryId: draft.categoryId,
      courseId: isCourse ? draft.courseId : null,
      merchantId: isCourse ? null : draft.merchantId,
      coverFileId: draft.coverFileId,
      introduction: html,
      quota: draft.quota,
      audienceId: await audienceOf(tx, viewer, draft.audience),
      updatedBy: viewer.userId,
      updatedAt: clock.now(),
    }
  }

  /** Goods on sale must stay complete, and a course that is sold must be published. */
  async function expectSaleable(tx: Tx, viewer: Viewer, row: GoodsRow): Promise<void> {
    if (priceFaults(priceOf(row)).length > 0) throw fail('shop.bad_price')
    if (faultsOf(row).length > 0) throw fail('shop.goods_unfinished')
    if (row.courseId && (await courses.access(tx, viewer, row.courseId)) === 'gone') throw fail('course.not_published')
  }

  const addPrice = (tx: Tx, row: GoodsRow) =>
    goodsRepo.addPrice(tx, {
      ...{ goodsId: row.id, edition: row.edition, ...priceOf(row), at: clock.now(), by: row.updatedBy },
    })

  return {
    async page({ collegeId }, { keyWord, categoryId, spuType, state, ...request }) {
      const db = database.primary
      const categoryIds = categoryId && (await categories.withBelow(db, collegeId, categoryId))
      const filter = { words: keyWord?.trim() || undefined, categoryIds, type: spuType, state }
      const rows = await goodsRepo.edited(db, collegeId, { ...filter, ...pageWindow(request) })
      return pageOf(rows.map(presentItem), await goodsRepo.editedTotal(db, collegeId, filter), request)
    },

    get: async (db, viewer, id) => present(db, await expect(db, viewer, id)),

    async create(tx, viewer, draft) {
      await expectParts(tx, viewer, draft, undefined)
      const values = await valuesOf(tx, viewer, draft)
      const stock = draft.spuType === GOODS_TYPE.course ? null : 0
      const row = await goodsRepo.add(tx, { ...values, collegeId: viewer.collegeId, state: 'draft', stock })
      await goodsRepo.setPictures(tx, row.id, draft.pictureFileIds)
      await addPrice(tx, row)
      await audit.record(tx, viewer, { action: 'shop.goods.created', subject: subjectOf(row), after: recordOf(row) })
      return present(tx, row)
    },

    async update(tx, viewer, draft) {
      const before = await hold(tx, viewer, draft)
      const { type: _, ...values } = await valuesOf(tx, viewer, { ...draft, spuType: before.type }, before)
      const isNewPrice = !isDeepStrictEqual(priceOf(before), priceOf(draft))
      const row = await goodsRepo.change(tx, before.id, { ...values, edition: before.edition + (isNewPrice ? 1 : 0) })
      if (row.state === 'on_sale') await expectSaleable(tx, viewer, row)
      await goodsRepo.setPictures(tx, row.id, draft.pictureFileIds)
      if (isNewPrice) await addPrice(tx, row)
      await audit.record(tx, viewer, {
        action: 'shop.goods.updated',
        subject: subjectOf(row),
        ...changed(recordOf(before), recordOf(row)),
      })
      return present(tx, row)
    },

    async setState(tx, viewer, seen, state) {
      const before = await lockSeen(tx, viewer, seen)
      if (state === 'on_sale') await expectSaleable(tx, viewer, before)
      const now = clock.now()
      const row = await goodsRepo.change(tx, before.id, {
        ...{ state, updatedAt: now, updatedBy: viewer.userId },
        ...(state === 'on_sale' ? { onSaleAt: before.onSaleAt ?? now } : {}),
      })
      await audit.record(tx, viewer, {
        action: state === 'on_sale' ? 'shop.goods.put-on-sale' : 'shop.goods.taken-off-sale',
        subject: subjectOf(row),
        before: { state: before.state },
        after: { state },
      })
      return present(tx, row)
    },

    async remove(tx, viewer, seen) {
      const row = await lockSeen(tx, viewer, seen)
      await goodsRepo.change(tx, row.id, { removedAt: clock.now(), state: 'off_sale', updatedBy: viewer.userId })
      await audit.record(tx, viewer, { action: 'shop.goods.deleted', subject: subjectOf(row), before: recordOf(row) })
      return null
    },

    async prices(viewer, id) {
      const db = database.primary
      await expect(db, viewer, id)
      const rows = await goodsRepo.prices(db, id)
      const names = await org.names(
        db,
        rows.flatMap(({ by }) => by ?? []),
      )
      return rows.map(({ edition, at, by, ...price }) => ({
        ...{ edition, ...priceOf(price), time: at.toISOString(), by: (by && names.get(by)) ?? '' },
      }))
    },

    async stock(viewer, { id, before, ...request }) {
      const db = database.primary
      await expect(db, viewer, id)
      const rows = await stockRepo.page(db, id, { ...pageWindow(request), before })
      const names = await org.names(
        db,
        rows.flatMap(({ by }) => by ?? []),
      )
      const entries = rows.map(({ at, by, goodsId: _, orderId: __, ...row }) => ({
        ...{ ...row, time: at.toISOString(), by: (by && names.get(by)) ?? '' },
      }))
      return pageOf(entries, await stockRepo.count(db, id), request)
    },

    async moveStock(tx, viewer, { id, kind, amount, note }) {
      const row = await goodsRepo.lock(tx, viewer.collegeId, id)
      if (!row) throw fail('shop.goods_gone')
      if (!isStockMove({ kind, amount })) throw fail('kernel.malformed')
      const at = clock.now()
      const by = viewer.userId
      const moved = await stockRepo.move(tx, { goodsId: id, kind, amount, note: plainText(note), by, at })
      if (!moved) throw fail('shop.stock_below_zero')
      await audit.record(tx, viewer, {
        action: 'shop.stock.moved',
        subject: subjectOf(row),
        before: { stock: row.stock },
        after: { stock: moved.stockAfter, kind, note: moved.note },
      })
      const { stockAfter } = moved
      return {
        id: moved.id,
        kind,
        amount,
        stockAfter,
        note: moved.note,
        orderNo: null,
        time: at.toISOString(),
        by: viewer.name,
      }
    },
  }
}
