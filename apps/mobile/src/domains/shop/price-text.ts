import { type Currency, moneyText } from '@sands/rules/shop/money'
import { numberFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'

interface Amount {
  readonly cash: number
  readonly points: number
  readonly currency: Currency
}

/** Cash, points, or both. A price is written with all its digits, never in ten-thousands. */
export function usePriceText(): (amount: Amount) => string {
  const t = useT()
  const [language] = useLanguage()
  const number = numberFormat(localeOf(language))
  return ({ cash, points, currency }) => {
    const money = moneyText(cash, currency)
    if (points === 0) return money
    const text = t('shop.points_price', { count: number.format(points) })
    return cash === 0 ? text : t('shop.combined', { points: text, money })
  }
}
