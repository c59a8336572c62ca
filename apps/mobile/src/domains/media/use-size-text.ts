import { fileSize } from '@sands/rules/display'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { useCallback } from 'react'

/** A number of bytes as people read it. */
export function useSizeText(): (bytes: number) => string {
  const [language] = useLanguage()
  return useCallback(
    (bytes) => {
      const { value, unit } = fileSize(bytes)
      return `${new Intl.NumberFormat(localeOf(language)).format(value)} ${unit}`
    },
    [language],
  )
}
