import type { OrderActor } from '@sands/rules/shop/order'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type MerchantId, merchantRepo } from '../goods/merchant.repo.ts'
import type { OrderFilter } from '../orders/order.repo.ts'

type Handler = Pick<Viewer, 'collegeId' | 'userId' | 'rights'>

/** People without the right to see all orders see those of their own merchants. */
export async function ordersInRemit(
  db: Db,
  { collegeId, userId, rights }: Handler,
  merchantId?: MerchantId,
): Promise<OrderFilter> {
  const wanted = merchantId ? [merchantId] : undefined
  if (rights.has('shop.orders.view')) return { collegeId, merchantIds: wanted }
  const own = await merchantRepo.ofPerson(db, collegeId, userId)
  return { collegeId, merchantIds: wanted ? own.filter((id) => wanted.includes(id)) : own }
}

/** As whom a person takes the steps of an order. */
export const actorOf = ({ rights }: Pick<Handler, 'rights'>): OrderActor =>
  rights.has('shop.orders.view') ? 'management' : 'merchant'
