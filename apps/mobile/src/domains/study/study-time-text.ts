import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { durationText, unitText } from '@sands/web/study/duration-text'
import { useCallback } from 'react'

/** Zero is zero; anything up to a minute is one minute. */
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

/** The numbers and the words between them, so that the numbers can be emphasised. */
export const partsOf = (text: string): Part[] =>
  text
    .split(/(\d[\d.,\u00a0]*\d|\d)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isNumber: /^\d/.test(part) }))
