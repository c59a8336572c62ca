import { shopLinks } from '@sands/contract/shop/shop.links'
import type { Tx } from '../../../kernel/database/database.ts'
import type { JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { newNumber } from './numbers.ts'
import type { OrderRow } from './order.repo.ts'
import { type PaymentRow, type RefundId, refundRepo } from './payment.repo.ts'

/** Gives back a payment of a locked order, and tells the buyer. */
export type GiveBackLate = (tx: Tx, order: OrderRow, payment: PaymentRow) => Promise<void>

interface Parts {
  sendRefund: JobKind<{ refundId: RefundId }>
  send: SendMessage
}

/** Money that came after the order was closed, or for an order that was paid already, goes back. */
export const createGiveBackLate =
  ({ clock, jobs }: Pick<Kernel, 'clock' | 'jobs'>, { sendRefund, send }: Parts): GiveBackLate =>
  async (tx, { id: orderId, collegeId, userId, number, goodsName: goods }, payment) => {
    const at = clock.now()
    const refund = await refundRepo.add(tx, {
      ...{ orderId, paymentId: payment.id, refundNo: newNumber('R', at), cash: payment.amount, points: 0 },
      ...{ state: 'processing', isLate: true, reason: 'paid after the order was closed' },
      ...{ requestedAt: at, decidedAt: at },
    })
    await jobs.enqueue(tx, sendRefund, { refundId: refund.id })
    await send(tx, {
      ...{ collegeId, category: 'system', to: { userIds: [userId] } },
      texts: fromTemplate('shop.paid_late', { goods, number }),
      jump: { to: 'link', link: shopLinks.order(orderId) },
      dedupeKey: `shop.paid_late ${refund.id}`,
    })
  }
