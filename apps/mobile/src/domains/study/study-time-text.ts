import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { durationText, unitText } from '@sands/web/study/duration-text'
import { useCallback } from 'react'

/** Nothing is nothing; up to a minute is one. */
export const studyTimeText = (seconds: number, locale: string): string =>
  seconds > 0 ? durationText(seconds, locale) : unitText(0, 'minute', locale)

export function useStudyTimeText(): (seconds: number) => string {
  const [language] = useLanguage()
  return useCallback((seconds) => studyTimeText(seconds, localeOf(language)), [language])
}

export interface Part {
  text: string
  isNumber: boolean
}

/** Numbers and the words between them, so that the numbers can stand out. */
export const partsOf = (text: string): Part[] =>
  text
    .split(/(\d[\d.,\u00a0]*\d|\d)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isNumber: /^\d/.test(part) }))
