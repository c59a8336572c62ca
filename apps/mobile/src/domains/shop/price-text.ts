import { type Currency, moneyText } from '@sands/rules/shop/money'
import { useT } from '@sands/web/i18n/i18n'
import { usePointsText } from '@sands/web/points/points-text'

interface Amount {
  readonly cash: number
  readonly points: number
  readonly currency: Currency
}

/** Cash, points, or both, as the specification shows them. */
export function usePriceText(): (amount: Amount) => string {
  const t = useT()
  const number = usePointsText()
  return ({ cash, points, currency }) => {
    const money = moneyText(cash, currency)
    if (points === 0) return money
    const text = t('shop.points_price', { count: number(points) })
    return cash === 0 ? text : t('shop.combined', { points: text, money })
  }
}
