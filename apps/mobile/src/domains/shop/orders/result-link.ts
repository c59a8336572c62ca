import type { OrderDetail } from '@sands/contract/shop/order.model'
import { shopLinks } from '@sands/contract/shop/shop.links'

const PHYSICAL = 2
/** The wallet says that it took no money. Only a hint: the order says what is true. */
export const REFUSED = 'refused'

/** Where a buyer sees what became of the payment: goods that are sent have a page of their own. */
export function resultLink({ id, goods }: Pick<OrderDetail, 'id' | 'goods'>, isRefused = false): string {
  const link = goods.spuType === PHYSICAL ? shopLinks.physicalPayResult(id) : shopLinks.payResult(id)
  return isRefused ? `${link}&${REFUSED}=1` : link
}
