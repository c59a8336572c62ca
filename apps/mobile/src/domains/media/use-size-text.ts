import { useLanguage } from '@sands/web/i18n/i18n'
import { sizeText } from '@sands/web/i18n/size-text'
import { useCallback } from 'react'

/** Formats a number of bytes. */
export function useSizeText(): (bytes: number) => string {
  const [language] = useLanguage()
  return useCallback((bytes) => sizeText(bytes, language), [language])
}
