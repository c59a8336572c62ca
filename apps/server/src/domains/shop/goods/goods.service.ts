import type { CallQuery } from '@sands/contract/calls'
import type { CategoryGoods } from '@sands/contract/course/course.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import type {
  BuyCheck,
  DeliveryArea,
  GoodsCategoryNode,
  GoodsDetail,
  GoodsItem,
  MerchantDetail,
} from '@sands/contract/shop/shop.model'
import { buyRefusal } from '@sands/rules/shop/check-buy'
import { fewestPoints, legsOf, NO_LEGS, type PayType } from '@sands/rules/shop/price'
import { categoryRepo } from '../../../kernel/category/category.repo.ts'
import type { Categories } from '../../../kernel/category/category.service.ts'
import { presentTree, withBelow } from '../../../kernel/category/category-tree.present.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import { picturesIn } from '../../../kernel/html/clean-html.ts'
import { presentHtml } from '../../../kernel/html/present-html.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { CourseService } from '../../course/index.ts'
import type { MediaService } from '../../media/index.ts'
import type { PointsServices } from '../../points/index.ts'
import { goodsCategories } from '../shop.tables.ts'
import { saleOf } from './course-access.service.ts'
import { presentCheck, presentGoods, presentMerchant, priceOf } from './goods.present.ts'
import { type GoodsId, type GoodsRow, goodsRepo, type LiveOrder } from './goods.repo.ts'
import { type MerchantId, merchantRepo } from './merchant.repo.ts'

export interface GoodsService {
  page(viewer: Viewer, query: CallQuery<'GET /sands-shopping/api/v1/goods/page'>): Promise<PageOf<GoodsItem>>
  get(viewer: Viewer, id: GoodsId): Promise<GoodsDetail>
  check(viewer: Viewer, wanted: { id: GoodsId; payType?: PayType | undefined }): Promise<BuyCheck>
  categories(viewer: Viewer): Promise<GoodsCategoryNode[]>
  merchant(viewer: Viewer, id: MerchantId): Promise<MerchantDetail>
  areas(viewer: Viewer, id: MerchantId): Promise<DeliveryArea[]>
  /** For the course domain: the goods that sell these courses. */
  forCourses(viewer: Viewer, courseIds: readonly string[]): Promise<CategoryGoods[]>
}

interface Parts {
  media: MediaService
  categories: Categories<'goodsCategory'>
  spending: PointsServices['spending']
  courses: Pick<CourseService, 'access'>
}

const MOST_GOODS_OF_COURSES = 100
const isPaid = (order: LiveOrder | undefined): boolean => order !== undefined && order.state !== 'pending_pay'

export function createGoodsService(
  { database }: Kernel,
  { media, categories, spending, courses }: Parts,
): GoodsService {
  const db = database.primary
  const tree = categoryRepo<'goodsCategory'>(goodsCategories)

  async function present(viewer: Viewer, rows: readonly GoodsRow[]): Promise<GoodsItem[]> {
    const live = await goodsRepo.liveOrders(
      db,
      viewer.userId,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => presentGoods(row, { media, isBought: isPaid(live.get(row.id)) }))
  }

  async function expect(viewer: Viewer, id: GoodsId): Promise<{ row: GoodsRow; maySee: boolean }> {
    const row = await goodsRepo.byId(db, viewer.collegeId, id)
    if (!row || row.state === 'draft') throw fail('shop.goods_gone')
    const visible = await goodsRepo.forAudience(db, viewer, [id])
    return { row, maySee: visible.has(id) }
  }

  async function checkOf(
    reader: Db,
    viewer: Viewer,
    { row, maySee, payType }: { row: GoodsRow; maySee: boolean; payType: PayType | undefined },
  ): Promise<BuyCheck> {
    const price = priceOf(row)
    // Without a chosen way to pay, points are short only if they are for every way.
    const neededPoints = payType ? (legsOf(price, payType) ?? NO_LEGS).points : fewestPoints(price)
    const orderId = (await goodsRepo.liveOrders(reader, viewer.userId, [row.id])).get(row.id)?.id
    const availablePoints = await spending.shownAvailable(reader, viewer)
    const reason = buyRefusal({
      ...(await saleOf(reader, viewer, { row, maySee, courses })),
      isBought: orderId !== undefined,
      taken: await goodsRepo.taken(reader, viewer.userId, row.id),
      quota: row.quota,
      stock: row.stock,
      availablePoints,
      neededPoints,
    })
    return presentCheck({ reason: reason ?? null, orderId: orderId ?? null, availablePoints })
  }

  async function expectMerchant(viewer: Viewer, id: MerchantId) {
    const row = await merchantRepo.byId(db, viewer.collegeId, id)
    if (!row) throw fail('shop.merchant_gone')
    return row
  }

  return {
    async page(viewer, { categoryId, keyWord, spuType, merchantId, sortType = 1, ...request }) {
      const filter = {
        words: keyWord?.trim() || undefined,
        categoryIds: categoryId && (await categories.withBelow(db, viewer.collegeId, categoryId)),
        merchantId,
        type: spuType,
      }
      const [rows, total] = await Promise.all([
        goodsRepo.page(db, viewer, { ...filter, ...pageWindow(request), sort: sortType }),
        goodsRepo.total(db, viewer, filter),
      ])
      return pageOf(await present(viewer, rows), total, request)
    },

    async get(viewer, id) {
      const { row, maySee } = await expect(viewer, id)
      const check = await checkOf(db, viewer, { row, maySee, payType: undefined })
      // A person who may not see the goods learns only that, unless they have bought them.
      if (!maySee && !check.orderId) throw fail('shop.goods_gone')
      const [item] = await present(viewer, [row])
      if (!item) throw fail('shop.goods_gone')
      const merchant = row.merchantId ? await merchantRepo.byId(db, viewer.collegeId, row.merchantId) : undefined
      const pictures = await media.pictures(db, picturesIn(row.introduction))
      return {
        ...item,
        pictures: (await goodsRepo.pictureIds(db, id)).map((fileId) => media.url(fileId, 'w1125')),
        introduction: presentHtml(row.introduction, pictures),
        stock: row.stock,
        quota: row.quota,
        merchant: merchant ? presentMerchant(merchant, media) : null,
        courseId: row.courseId,
        categoryName: (row.categoryId && (await goodsRepo.categoryName(db, row.categoryId))) ?? '',
        // People who are not chosen do not see the goods, so that this names nobody.
        isForAll: row.audienceId === null ? 1 : 0,
        check,
      }
    },

    async check(viewer, { id, payType }) {
      return checkOf(db, viewer, { ...(await expect(viewer, id)), payType })
    },

    async categories(viewer) {
      const rows = await tree.all(db, viewer.collegeId)
      const counts = withBelow(rows, await goodsRepo.visibleCounts(db, viewer))
      return presentTree(rows, { counts })
    },

    async merchant(viewer, id) {
      const row = await expectMerchant(viewer, id)
      return {
        ...presentMerchant(row, media),
        introduction: row.introduction,
        phone: row.phone,
        serviceHours: row.serviceHours,
        goodsCount: await goodsRepo.total(db, viewer, { merchantId: id }),
      }
    },

    async areas(viewer, id) {
      await expectMerchant(viewer, id)
      return merchantRepo.areas(db, id)
    },

    async forCourses(viewer, courseIds) {
      if (courseIds.length === 0) return []
      const window = { size: MOST_GOODS_OF_COURSES, offset: 0, sort: 3 } as const
      return present(viewer, await goodsRepo.page(db, viewer, { courseIds, ...window }))
    },
  }
}
