import type { CategoryGoods } from '@sands/contract/course/course.model'

const PAY_TYPES = { cash: 1, points: 2, combination: 3 } as const

type Priced = Pick<CategoryGoods, 'defaultPayType' | 'price' | 'integral' | 'combinationPrice' | 'combinationIntegral'>

interface PriceTexts {
  money: (amount: number) => string
  points: (amount: number) => string
}

/** The price in the usual way of payment: money, points, or both. */
export function goodsPrice(goods: Priced, { money, points }: PriceTexts): string {
  if (goods.defaultPayType === PAY_TYPES.points) return points(goods.integral)
  if (goods.defaultPayType === PAY_TYPES.combination)
    return `${points(goods.combinationIntegral)} + ${money(goods.combinationPrice)}`
  return money(goods.price)
}
