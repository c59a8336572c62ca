import { useCallback } from 'react'
import { numberFormat } from '../i18n/formats.ts'
import { localeOf, useLanguage } from '../i18n/i18n.ts'

const MINUTE_S = 60
const HOUR_MINUTES = 60

export const unitText = (value: number, unit: 'day' | 'hour' | 'minute' | 'second', locale: string): string =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
    .format(value)
    // Matches the other texts: a space between a number and a Chinese word.
    .replace(/(\d)(\p{Script=Han})/u, '$1 $2')

/** In hours and minutes; less than a minute counts as one. */
export function durationText(seconds: number, locale: string): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE_S))
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
  if (hours === 0) return unitText(rest, 'minute', locale)
  return rest === 0
    ? unitText(hours, 'hour', locale)
    : `${unitText(hours, 'hour', locale)} ${unitText(rest, 'minute', locale)}`
}

/** The same, but with seconds below a minute: for times that a person waits for or still needs. */
export const exactDurationText = (seconds: number, locale: string): string =>
  seconds < MINUTE_S ? unitText(Math.max(1, Math.ceil(seconds)), 'second', locale) : durationText(seconds, locale)

/** Formats a duration in the person's language. */
export function useDurationText(): (seconds: number) => string {
  const [language] = useLanguage()
  return useCallback((seconds) => durationText(seconds, localeOf(language)), [language])
}

export function useExactDurationText(): (seconds: number) => string {
  const [language] = useLanguage()
  return useCallback((seconds) => exactDurationText(seconds, localeOf(language)), [language])
}
