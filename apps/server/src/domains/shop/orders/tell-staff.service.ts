import type { UserId } from '@sands/contract/kernel/schema'
import type { OrderStep } from '@sands/rules/shop/order'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { holdersOf, holdsRight } from '../../org/index.ts'
import { merchantRepo } from '../goods/merchant.repo.ts'
import { type OrderId, type OrderRow, orderRepo } from './order.repo.ts'

const TOLD_MOST = 100

/** A step after which somebody has to work on the order. */
export interface StaffNews {
  orderId: OrderId
  step: 'pay' | 'request_refund'
  /** Who took the step. */
  by: UserId | null
  version: number
}

/** Whether people besides the buyer wait for this step: of the merchant to ship, or to decide about a refund. */
export const isStaffStep = (step: OrderStep): step is StaffNews['step'] => step === 'pay' || step === 'request_refund'

const NEWS = {
  pay: { state: 'to_ship', template: 'shop.to_ship' },
  request_refund: { state: 'refund_requested', template: 'shop.refund_requested' },
} as const

/** The people of the merchant who can ship, or those who ship for all merchants. */
async function shippers(tx: Tx, { collegeId, merchantId }: OrderRow): Promise<UserId[]> {
  const people: UserId[] = []
  for (const userId of merchantId ? await merchantRepo.people(tx, merchantId) : [])
    if (await holdsRight(tx, { userId, collegeId }, 'shop.orders.ship')) people.push(userId)
  return people.length > 0 ? people : holdersOf(tx, { collegeId, right: 'shop.orders.ship', limit: TOLD_MOST })
}

/** Nobody decides about an own request or an own order. */
async function approvers(tx: Tx, { collegeId, userId }: OrderRow, by: UserId | null): Promise<UserId[]> {
  const holders = await holdersOf(tx, { collegeId, right: 'shop.refund.approve', limit: TOLD_MOST })
  return holders.filter((holder) => holder !== by && holder !== userId)
}

/** Tells the people who work on an order, unless it has gone on since. */
export const createTellStaff =
  ({ database }: Pick<Kernel, 'database'>, send: SendMessage) =>
  ({ orderId, step, by, version }: StaffNews): Promise<void> =>
    database.transaction(async (tx) => {
      const order = await orderRepo.byId(tx, orderId)
      const { state, template } = NEWS[step]
      if (order?.state !== state) return
      const userIds = step === 'pay' ? await shippers(tx, order) : await approvers(tx, order, by)
      if (userIds.length === 0) return
      const { collegeId, number, goodsName: goods } = order
      await send(tx, {
        ...{ collegeId, category: 'system', to: { userIds }, texts: fromTemplate(template, { goods, number }) },
        dedupeKey: `${template} ${order.id} ${version}`,
      })
    })
