import { type Currency, moneyText } from '@sands/rules/shop/money'
import { type GoodsPrice, type Legs, legsOf, payTypesOf } from '@sands/rules/shop/price'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'

/** What was paid: cash, points or both. */
export function useLegsText(): (legs: Legs, currency: Currency) => string {
  const t = useT()
  const { number } = useMoments()
  return ({ cash, points }, currency) => {
    const money = moneyText(cash, currency)
    if (points === 0) return money
    const text = t('shop.points_price', { count: number(points) })
    return cash === 0 ? text : t('shop.combined', { points: text, money })
  }
}

/** Every way in which goods can be paid for. */
export function usePricesText(): (price: GoodsPrice) => string {
  const legsText = useLegsText()
  return (price) =>
    payTypesOf(price)
      .flatMap((type) => {
        const legs = legsOf(price, type)
        return legs ? [legsText(legs, price.currency)] : []
      })
      .join(' / ')
}
