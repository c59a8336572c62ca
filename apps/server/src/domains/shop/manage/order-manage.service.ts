import type { CallBody, CallData, CallQuery } from '@sands/contract/calls'
import type { BatchId } from '@sands/contract/kernel/schema'
import type { ManagedOrder } from '@sands/contract/shop/manage.model'
import { NO_LEGS } from '@sands/rules/shop/price'
import { leavesRest, REFUNDS_MOST, refundable, refundFault } from '@sands/rules/shop/refund'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import { EXPORT_ROWS_MOST } from '../../../kernel/spreadsheet/export-rows.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import type { Batches } from '../../ops/index.ts'
import type { OrgService } from '../../org/index.ts'
import { merchantRepo } from '../goods/merchant.repo.ts'
import { newNumber } from '../orders/numbers.ts'
import { presentOrder } from '../orders/order.present.ts'
import { type OrderId, type OrderRow, orderRepo } from '../orders/order.repo.ts'
import type { OrderService } from '../orders/order.service.ts'
import type { TakeStep } from '../orders/order-step.service.ts'
import { paymentRepo, refundRepo } from '../orders/payment.repo.ts'
import type { Decision, RefundService } from '../orders/refund.service.ts'
import { orderEntry } from './order-entry.ts'
import { exportFilter, orderExport, type WantedOrders } from './order-export.service.ts'
import { actorOf, ordersInRemit } from './order-remit.service.ts'
import type { ShipOrder } from './ship-order.service.ts'

const MANAGE = '/sands-shopping/api/v1/manage'
type PageCall = `GET ${typeof MANAGE}/order/page`

interface Seen {
  id: OrderId
  version: number
}

export interface OrderManageService {
  page(viewer: Viewer, query: CallQuery<PageCall>): Promise<CallData<PageCall>>
  get(db: Db, viewer: Viewer, id: OrderId): Promise<ManagedOrder>
  ship(tx: Tx, viewer: Viewer, wanted: CallBody<`POST ${typeof MANAGE}/order/ship`>): Promise<ManagedOrder>
  requestRefund(
    tx: Tx,
    viewer: Viewer,
    wanted: CallBody<`POST ${typeof MANAGE}/order/refund/request`>,
  ): Promise<ManagedOrder>
  decide(
    tx: Tx,
    viewer: Viewer,
    wanted: Seen & { note: string },
    step: 'approve' | 'reject' | 'retry' | 'settleByHand',
  ): Promise<ManagedOrder>
  redeem(tx: Tx, viewer: Viewer, code: string): Promise<ManagedOrder>
  export(tx: Tx, viewer: Viewer, wanted: WantedOrders): Promise<{ batchId: BatchId }>
}

interface Parts {
  media: MediaService
  org: Pick<OrgService, 'colleagues' | 'names'>
  orders: Pick<OrderService, 'present'>
  refunds: RefundService
  takeStep: TakeStep
  shipOrder: ShipOrder
  batches: Batches
}

export function createOrderManageService(kernel: Kernel, parts: Parts): OrderManageService {
  const { database, clock, audit } = kernel
  const { media, org, orders, refunds, takeStep, shipOrder, batches } = parts
  const exporting = orderExport(kernel, org)
  batches.add(exporting)

  async function present(db: Db, row: OrderRow): Promise<ManagedOrder> {
    const buyer = (await org.colleagues(db, row.collegeId, [row.userId])).get(row.userId)
    const order = await orders.present(db, row, 'management')
    return {
      ...order,
      // Whoever reads the code can have the service, so that only the buyer reads it before it is redeemed.
      voucher: order.voucher && { ...order.voucher, code: order.voucher.isUsed === 1 ? order.voucher.code : '' },
      refundable: row.paidAt ? refundable(row, await refundRepo.requested(db, row.id)) : NO_LEGS,
      buyer: { id: row.userId, name: buyer?.name ?? '', postName: buyer?.postName ?? '' },
      version: row.version,
    }
  }

  async function lock(tx: Tx, viewer: Viewer, id: OrderId): Promise<OrderRow> {
    const row = await orderRepo.lock(tx, id)
    if (!row || !(await orderRepo.find(tx, id, await ordersInRemit(tx, viewer)))) throw fail('shop.order_gone')
    return row
  }

  async function lockSeen(tx: Tx, viewer: Viewer, { id, version }: Seen): Promise<OrderRow> {
    const row = await lock(tx, viewer, id)
    if (row.version !== version) throw fail('kernel.changed_meanwhile')
    return row
  }

  async function record(
    tx: Tx,
    viewer: Viewer,
    { before, after, act }: { before: OrderRow; after: OrderRow; act: string },
  ) {
    await audit.record(tx, viewer, orderEntry({ before, after, act }))
    return present(tx, after)
  }

  const DECISIONS = {
    approve: { act: 'refund-approved', take: refunds.approve },
    reject: { act: 'refund-rejected', take: refunds.reject },
    retry: {
      act: 'refund-retried',
      take: (tx: Tx, row: OrderRow, { userId }: Decision) => refunds.retry(tx, row, userId),
    },
    settleByHand: { act: 'refund-settled', take: refunds.settleByHand },
  } as const

  return {
    async page(viewer, { keyWord, state, merchantId, from, until, ...request }) {
      const db = database.primary
      const filter = {
        ...(await ordersInRemit(db, viewer, merchantId)),
        state,
        words: keyWord?.trim() || undefined,
        days: { from, until, timeZone: viewer.timeZone },
      }
      const rows = await orderRepo.page(db, filter, pageWindow(request))
      const buyers = await org.names(
        db,
        rows.map(({ userId }) => userId),
      )
      const merchants = await merchantRepo.names(
        db,
        rows.flatMap(({ merchantId: id }) => id ?? []),
      )
      const lines = rows.map((row) => ({
        ...presentOrder(row, media),
        buyerName: buyers.get(row.userId) ?? '',
        merchantName: (row.merchantId && merchants.get(row.merchantId)) ?? '',
        version: row.version,
      }))
      return pageOf(lines, await orderRepo.count(db, filter), request)
    },

    async get(db, viewer, id) {
      const row = await orderRepo.find(db, id, await ordersInRemit(db, viewer))
      if (!row) throw fail('shop.order_gone')
      return present(db, row)
    },

    async ship(tx, viewer, { carrier, trackingNumber, ...seen }) {
      const order = await lockSeen(tx, viewer, seen)
      const parcel = { carrier, trackingNumber }
      return present(tx, await shipOrder(tx, order, parcel, { actor: viewer, by: actorOf(viewer) }))
    },

    async requestRefund(tx, viewer, { cash, points, reason, ...seen }) {
      const before = await lockSeen(tx, viewer, seen)
      const past = await refundRepo.requested(tx, before.id)
      if (past.length >= REFUNDS_MOST) throw fail('shop.refunds_full', { limit: REFUNDS_MOST })
      const values = { isPart: leavesRest(before, past, { cash, points }) }
      const after = await takeStep(tx, before, 'request_refund', { by: 'management', userId: viewer.userId, values })
      if (refundFault(before, past, { cash, points })) throw fail('shop.refund_too_large')
      const at = clock.now()
      const payment = await paymentRepo.paid(tx, before.id)
      await refundRepo.add(tx, {
        ...{ orderId: before.id, paymentId: payment?.id ?? null, refundNo: newNumber('R', at), cash, points },
        ...{ state: 'requested', reason: plainText(reason), requestedBy: viewer.userId, requestedAt: at },
      })
      return record(tx, viewer, { before, after, act: 'refund-requested' })
    },

    async decide(tx, viewer, { note, ...seen }, step) {
      const before = await lockSeen(tx, viewer, seen)
      const { act, take } = DECISIONS[step]
      const after = await take(tx, before, { userId: viewer.userId, note: plainText(note) })
      return record(tx, viewer, { before, after, act })
    },

    async export(tx, viewer, wanted) {
      const total = await orderRepo.count(tx, exportFilter(viewer.collegeId, viewer.timeZone, wanted))
      if (total > EXPORT_ROWS_MOST) throw fail('shop.export_too_large', { most: EXPORT_ROWS_MOST })
      const batchId = await batches.start(tx, viewer, exporting, wanted)
      await audit.record(tx, viewer, {
        action: 'shop.order.export-started',
        subject: { kind: 'order', id: null, name: '' },
        after: { filter: wanted, batchId },
      })
      return { batchId }
    },

    async redeem(tx, viewer, text) {
      const voucher = await orderRepo.voucherByCode(tx, text.replace(/[\s-]/g, '').toUpperCase())
      if (!voucher) throw fail('shop.voucher_gone')
      const row = await orderRepo.lock(tx, voucher.orderId)
      const isOwn = row && (await orderRepo.find(tx, row.id, await ordersInRemit(tx, viewer)))
      if (!row || !isOwn) throw fail('shop.voucher_gone')
      // Read again: another till may have redeemed it while this one waited for the order.
      const current = await orderRepo.voucher(tx, row.id)
      if (current?.usedAt) throw fail('shop.voucher_used')
      const at = clock.now()
      if (voucher.expiresAt <= at) throw fail('shop.voucher_expired')
      if (row.state !== 'paid') throw fail('shop.voucher_gone')
      await orderRepo.markVoucherUsed(tx, row.id, { at, by: viewer.userId })
      const after = await takeStep(tx, row, 'redeem', { by: actorOf(viewer), userId: viewer.userId })
      return record(tx, viewer, { before: row, after, act: 'voucher-redeemed' })
    },
  }
}
