import type { CategoryGoods } from '@sands/contract/course/course.model'
import { moneyText } from '@sands/rules/shop/money'

const PAY_TYPES = { cash: 1, points: 2, combination: 3 } as const

type Priced = Pick<
  CategoryGoods,
  'currency' | 'defaultPayType' | 'price' | 'integral' | 'combinationPrice' | 'combinationIntegral'
>

/** The price in the usual way of payment: money as its country writes it, points, or both. */
export function goodsPrice(goods: Priced, points: (amount: number) => string): string {
  const money = (amount: number) => moneyText(amount, goods.currency)
  if (goods.defaultPayType === PAY_TYPES.points) return points(goods.integral)
  if (goods.defaultPayType === PAY_TYPES.combination)
    return `${points(goods.combinationIntegral)} + ${money(goods.combinationPrice)}`
  return money(goods.price)
}
