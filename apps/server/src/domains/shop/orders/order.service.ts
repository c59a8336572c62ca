import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { Id, PageOf } from '@sands/contract/kernel/schema'
import type { OrderAddress, OrderDetail, OrderItem } from '@sands/contract/shop/order.model'
import { type BuyReason, buyRefusal } from '@sands/rules/shop/check-buy'
import type { Currency } from '@sands/rules/shop/money'
import { expiresAt, isLive, REFUND_DAYS, REFUND_STUDIED_PERCENT } from '@sands/rules/shop/order'
import { GOODS_TYPE, legsOf } from '@sands/rules/shop/price'
import { REFUNDS_MOST, refundable } from '@sands/rules/shop/refund'
import { delivers } from '@sands/rules/shop/shop'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { type AppError, fail } from '../../../kernel/errors.ts'
import type { JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { CourseService } from '../../course/index.ts'
import type { MediaService } from '../../media/index.ts'
import type { PointsServices } from '../../points/index.ts'
import { addressRepo } from '../goods/address.repo.ts'
import { saleOf } from '../goods/course-access.service.ts'
import { priceOf } from '../goods/goods.present.ts'
import { type GoodsRow, goodsRepo } from '../goods/goods.repo.ts'
import { merchantRepo } from '../goods/merchant.repo.ts'
import { newNumber } from './numbers.ts'
import { presentOrder, presentOrderDetail } from './order.present.ts'
import { type OrderId, type OrderRow, orderRepo } from './order.repo.ts'
import { holdKey, type TakeStep } from './order-step.service.ts'
import { paymentRepo, refundRepo } from './payment.repo.ts'
import type { RefusedOrders } from './refused-orders.service.ts'
import { stockRepo } from './stock.repo.ts'

type NewOrder = CallBody<'POST /sands-shopping/api/v1/order/create'>
const DAY_MS = 86_400_000

export interface OrderService {
  create(tx: Tx, viewer: Viewer, wanted: NewOrder): Promise<OrderDetail>
  page(viewer: Viewer, query: CallQuery<'GET /sands-shopping/api/v1/order/page'>): Promise<PageOf<OrderItem>>
  get(db: Db, viewer: Viewer, id: OrderId): Promise<OrderDetail>
  receive(tx: Tx, viewer: Viewer, id: OrderId): Promise<OrderDetail>
  requestRefund(tx: Tx, viewer: Viewer, wanted: { id: OrderId; reason: string }): Promise<OrderDetail>
  withdrawRefund(tx: Tx, viewer: Viewer, id: OrderId): Promise<OrderDetail>
  /** Everything about an order, for its buyer or for people who manage it. */
  present(db: Db, row: OrderRow, reader?: 'buyer' | 'management'): Promise<OrderDetail>
  /** Locks an own order. Throws for the order of somebody else. */
  lockOwn(tx: Tx, viewer: Viewer, id: OrderId): Promise<OrderRow>
}

interface Parts {
  media: MediaService
  spending: PointsServices['spending']
  courses: Pick<CourseService, 'items' | 'access'>
  takeStep: TakeStep
  closeUnpaid: JobKind<{ orderId: OrderId }>
  refused: RefusedOrders
  /** Whether some provider takes this currency. */
  canBePaid: (currency: Currency) => boolean
}

export function createOrderService(
  { database, clock, jobs }: Kernel,
  { media, spending, courses, takeStep, closeUnpaid, refused, canBePaid }: Parts,
): OrderService {
  const refusalOf = (reason: BuyReason, { quota }: GoodsRow, available: number): AppError => {
    const errors: Readonly<Record<BuyReason, () => AppError>> = {
      off_sale: () => fail('shop.off_sale'),
      no_permission: () => fail('shop.no_permission'),
      bought: () => fail('shop.bought'),
      quota: () => fail('shop.quota', { quota: quota ?? 0 }),
      stock: () => fail('shop.sold_out'),
      points_short: () => fail('shop.points_short', { available }),
    }
    return errors[reason]()
  }

  async function addressOf(tx: Tx, viewer: Viewer, { row, id }: { row: GoodsRow; id: Id<'address'> | undefined }) {
    if (row.type !== GOODS_TYPE.physical) return null
    if (!id) throw fail('shop.address_needed')
    const found = await addressRepo.byId(tx, viewer.userId, id)
    if (!found) throw fail('shop.address_gone')
    const { name, phone, province, city, district, detail } = found
    const address: OrderAddress = { name, phone, province, city, district, detail }
    const areas = row.merchantId ? await merchantRepo.areas(tx, row.merchantId) : []
    if (!delivers(areas, address)) throw fail('shop.not_delivered_there')
    return address
  }

  async function present(db: Db, row: OrderRow, reader: 'buyer' | 'management' = 'buyer'): Promise<OrderDetail> {
    const paid = await paymentRepo.paid(db, row.id)
    return presentOrderDetail(row, {
      ...{ media, reader },
      merchant: row.merchantId ? await merchantRepo.byId(db, row.collegeId, row.merchantId) : undefined,
      voucher: await orderRepo.voucher(db, row.id),
      refunds: await refundRepo.forOrder(db, row.id),
      steps: await orderRepo.steps(db, row.id),
      provider: paid?.provider ?? null,
    })
  }

  /** Somebody else's order does not exist for this person, and the desk learns that they asked for it. */
  function refuseOrder(viewer: Viewer, row: OrderRow | undefined): AppError {
    if (row && row.userId !== viewer.userId) refused.order(viewer, row)
    return fail('shop.order_gone')
  }

  async function lockOwn(tx: Tx, viewer: Viewer, id: OrderId): Promise<OrderRow> {
    const row = await orderRepo.lock(tx, id)
    const { userId, collegeId } = viewer
    if (row?.userId !== userId || row.collegeId !== collegeId) throw refuseOrder(viewer, row)
    return row
  }

  /** Courses can be given back for some days, and while most of them was not studied. */
  async function expectRefundable(viewer: Viewer, row: OrderRow): Promise<void> {
    if (row.goodsType !== GOODS_TYPE.course || !row.courseId || !row.paidAt) return
    if (clock.now().getTime() - row.paidAt.getTime() > REFUND_DAYS * DAY_MS)
      throw fail('shop.refund_too_late', { days: REFUND_DAYS })
    const [course] = await courses.items(viewer, [row.courseId])
    if ((course?.percent ?? 0) > REFUND_STUDIED_PERCENT)
      throw fail('shop.refund_studied', { percent: REFUND_STUDIED_PERCENT })
  }

  async function placeable(tx: Tx, viewer: Viewer, { goodsId, payType, seen }: NewOrder) {
    const row = await goodsRepo.byId(tx, viewer.collegeId, goodsId)
    if (!row || row.state === 'draft') throw fail('shop.goods_gone')
    const isMeant = (await goodsRepo.forAudience(tx, viewer, [goodsId])).has(goodsId)
    const { isOnSale, maySee } = await saleOf(tx, viewer, { row, maySee: isMeant, courses })
    const legs = legsOf(priceOf(row), payType)
    if (isOnSale && !legs) throw fail('shop.pay_type_off')
    // Locks the account of the person, so that the points cannot be spent before they are held.
    const availablePoints = legs && legs.points > 0 ? await spending.available(tx, viewer) : 0
    const live = await goodsRepo.liveOrders(tx, viewer.userId, [goodsId])
    const reason = buyRefusal({
      ...{ isOnSale, maySee, isBought: live.has(goodsId), quota: row.quota, stock: row.stock },
      taken: await goodsRepo.taken(tx, viewer.userId, goodsId),
      ...{ availablePoints, neededPoints: legs?.points ?? 0 },
    })
    if (reason) throw refusalOf(reason, row, availablePoints)
    const isSeen = legs?.cash === seen.cash && legs.points === seen.points && row.currency === seen.currency
    if (!legs || !isSeen) {
      if (legs) refused.price(viewer, { goodsId, ours: { ...legs, currency: row.currency }, theirs: seen })
      throw fail('shop.price_changed')
    }
    if (legs.cash > 0 && !canBePaid(row.currency)) throw fail('shop.provider_off')
    return { row, legs }
  }

  return {
    present,
    lockOwn,

    async create(tx, viewer, wanted) {
      const { userId, collegeId } = viewer
      const { row, legs } = await placeable(tx, viewer, wanted)
      const address = await addressOf(tx, viewer, { row, id: wanted.addressId })
      const at = clock.now()
      const { invoice } = wanted
      const order = await orderRepo.add(tx, {
        ...{ collegeId, userId, number: newNumber('S', at), goodsId: row.id, merchantId: row.merchantId },
        ...{ courseId: row.courseId, goodsName: row.name, goodsType: row.type, coverFileId: row.coverFileId },
        ...{ edition: row.edition, payType: wanted.payType, currency: row.currency, ...legs, address },
        // Points are no money, and get no invoice.
        invoice: invoice && legs.cash > 0 ? { title: plainText(invoice.title), taxNumber: invoice.taxNumber } : null,
        state: 'pending_pay',
        isLive: isLive({ state: 'pending_pay', type: row.type }),
        createdAt: at,
        expiresAt: expiresAt(at),
      })
      if (!order) throw fail('shop.bought')
      await orderRepo.addStep(tx, { orderId: order.id, step: 'create', state: 'pending_pay', by: userId, at })
      const content = { kind: 'goods', id: row.id }
      if (legs.points > 0)
        await spending.hold(tx, { userId, collegeId, key: holdKey(order), points: legs.points, content })
      if (legs.cash > 0) await jobs.enqueue(tx, closeUnpaid, { orderId: order.id }, order.expiresAt)
      const paid = legs.cash > 0 ? order : await takeStep(tx, order, 'pay', { by: 'buyer', userId })
      const answer = await present(tx, paid)
      // Last, because other buyers wait for the row of the goods.
      if (row.stock !== null) {
        const sale = { goodsId: row.id, kind: 'sale', amount: -1, orderId: order.id, at } as const
        if (!(await stockRepo.move(tx, sale))) throw fail('shop.sold_out')
      }
      return answer
    },

    async page({ userId, collegeId }, { state, ...request }) {
      const filter = { userId, collegeId, state }
      const rows = await orderRepo.page(database.primary, filter, pageWindow(request))
      const total = await orderRepo.count(database.primary, filter)
      return pageOf(
        rows.map((row) => presentOrder(row, media)),
        total,
        request,
      )
    },

    async get(db, viewer, id) {
      const { userId, collegeId } = viewer
      const row = await orderRepo.find(db, id, { userId, collegeId })
      if (!row) throw refuseOrder(viewer, await orderRepo.byId(db, id))
      return present(db, row)
    },

    async receive(tx, viewer, id) {
      const row = await lockOwn(tx, viewer, id)
      return present(tx, await takeStep(tx, row, 'receive', { by: 'buyer', userId: viewer.userId }))
    },

    async requestRefund(tx, viewer, { id, reason }) {
      const row = await lockOwn(tx, viewer, id)
      const values = { isPart: false }
      const changed = await takeStep(tx, row, 'request_refund', { by: 'buyer', userId: viewer.userId, values })
      await expectRefundable(viewer, row)
      const past = await refundRepo.requested(tx, id)
      if (past.length >= REFUNDS_MOST) throw fail('shop.refunds_full', { limit: REFUNDS_MOST })
      const left = refundable(row, past)
      if (left.cash + left.points === 0) throw fail('shop.refund_too_large')
      const at = clock.now()
      await refundRepo.add(tx, {
        ...{ orderId: id, paymentId: (await paymentRepo.paid(tx, id))?.id ?? null, refundNo: newNumber('R', at) },
        ...{ ...left, state: 'requested', reason: plainText(reason), requestedBy: viewer.userId, requestedAt: at },
      })
      return present(tx, changed)
    },

    async withdrawRefund(tx, viewer, id) {
      const row = await lockOwn(tx, viewer, id)
      const changed = await takeStep(tx, row, 'withdraw_refund', { by: 'buyer', userId: viewer.userId })
      const open = (await refundRepo.requested(tx, id)).find(({ state }) => state === 'requested')
      if (open) await refundRepo.change(tx, open.id, { state: 'withdrawn', endedAt: clock.now() })
      return present(tx, changed)
    },
  }
}
