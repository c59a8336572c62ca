import { numberFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { useMemo } from 'react'

/** Formats numbers of people and views: short enough for a card, in the person's language. */
export function useCountText(): (count: number) => string {
  const [language] = useLanguage()
  return useMemo(() => {
    const format = numberFormat(localeOf(language), { notation: 'compact', maximumFractionDigits: 1 })
    return (count) => format.format(count)
  }, [language])
}
