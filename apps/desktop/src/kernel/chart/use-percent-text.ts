import { numberFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { useMemo } from 'react'

/** A share in percent; rounded down, so that 100 % really means everyone. */
export function usePercentText(): (some: number, all: number) => string {
  const [language] = useLanguage()
  return useMemo(() => {
    const format = numberFormat(localeOf(language), { style: 'percent' })
    return (some, all) => format.format(all > 0 ? Math.floor((some * 100) / all) / 100 : 0)
  }, [language])
}
