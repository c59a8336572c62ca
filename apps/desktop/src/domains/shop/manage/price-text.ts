import { type Currency, moneyText } from '@sands/rules/shop/money'
import { type GoodsPrice, type Legs, legsOf, payTypesOf } from '@sands/rules/shop/price'
import { useT } from '../../../kernel/text.ts'

/** What was paid: cash, points or both. */
export function useLegsText(): (legs: Legs, currency: Currency) => string {
  const t = useT()
  return ({ cash, points }, currency) =>
    [
      ...(cash > 0 || points === 0 ? [moneyText(cash, currency)] : []),
      ...(points > 0 ? [t('shop.points_price', { count: points })] : []),
    ].join(' + ')
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
