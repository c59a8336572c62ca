import { useCallback } from 'react'
import { localeOf, useLanguage } from '../i18n/i18n.ts'

const MINUTE_S = 60
const HOUR_MINUTES = 60

/** In hours and minutes; whatever is shorter than a minute is one. */
export function durationText(seconds: number, locale: string): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE_S))
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' })
      .format(value)
      // As the texts around it are set: a gap between a number and a Chinese word.
      .replace(/(\d)(\p{Script=Han})/u, '$1 $2')
  if (hours === 0) return unit(rest, 'minute')
  return rest === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(rest, 'minute')}`
}

/** Says how long something takes, in the person's language. */
export function useDurationText(): (seconds: number) => string {
  const [language] = useLanguage()
  return useCallback((seconds) => durationText(seconds, localeOf(language)), [language])
}
