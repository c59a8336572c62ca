import type { GoodsItem } from '@sands/contract/shop/shop.model'
import { firstPayType, type GoodsPrice, legsOf, NO_LEGS } from '@sands/rules/shop/price'

/** The prices of goods as the rules read them. */
export const priceOf = (goods: GoodsItem): GoodsPrice => ({
  ...goods,
  isCashPay: goods.isCashPay === 1,
  isIntegralPay: goods.isIntegralPay === 1,
  isCombinationPay: goods.isCombinationPay === 1,
})

/** What the goods cost in the way that is chosen first. */
export function shownAmount(goods: GoodsItem) {
  const price = priceOf(goods)
  const type = firstPayType(price)
  return { ...((type && legsOf(price, type)) ?? NO_LEGS), currency: goods.currency }
}
