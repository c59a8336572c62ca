import type { OrderDetail } from '@sands/contract/shop/order.model'
import { shopLinks } from '@sands/contract/shop/shop.links'

const PHYSICAL = 2

/** Where a buyer sees what became of the payment: goods that are sent have a page of their own. */
export const resultLink = ({ id, goods }: Pick<OrderDetail, 'id' | 'goods'>): string =>
  goods.spuType === PHYSICAL ? shopLinks.physicalPayResult(id) : shopLinks.payResult(id)
