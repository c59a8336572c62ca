import { pointsInUnits } from '@sands/rules/points/points'
import { numberFormat } from '../i18n/formats.ts'
import { localeOf, useLanguage, useT } from '../i18n/i18n.ts'

/** Points in full below ten thousand, then in ten-thousands and hundred-millions. */
export function usePointsText(): (points: number) => string {
  const t = useT()
  const [language] = useLanguage()
  const number = numberFormat(localeOf(language), { maximumFractionDigits: 2 })
  return (points) => {
    const { value, unit } = pointsInUnits(points)
    const text = number.format(value)
    return unit === 'one' ? text : t(`points.unit_${unit}`, { value: text })
  }
}

/** With a sign, as entries show what came in and what went out. */
export function useSignedPoints(): (points: number) => string {
  const text = usePointsText()
  return (points) => (points > 0 ? `+${text(points)}` : text(points).replace('-', '−'))
}
