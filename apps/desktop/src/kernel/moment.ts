import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { useMemo } from 'react'

/** Dates as people of the chosen language write them, in the time zone of this computer. */
export function useMoments() {
  const [language] = useLanguage()
  return useMemo(() => {
    const locale = localeOf(language)
    const full = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' })
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
    const weekday = new Intl.DateTimeFormat(locale, { dateStyle: 'full' })
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    return {
      full: (instant: string) => full.format(new Date(instant)),
      day: (instant: string) => day.format(new Date(instant)),
      weekday: (moment: Date) => weekday.format(moment),
      ago: (instant: string, now: number) => {
        const { value, unit } = agoIn(new Date(instant).getTime(), now)
        return relative.format(-value, unit)
      },
      number: new Intl.NumberFormat(locale).format,
    }
  }, [language])
}

type AgoUnit = 'second' | 'minute' | 'hour' | 'day'
const STEPS: readonly (readonly [AgoUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** The largest unit that leaves at least one whole. A clock that runs behind the server's shows "now", not the future. */
export function agoIn(then: number, now: number): { value: number; unit: AgoUnit } {
  const seconds = Math.max(0, Math.floor((now - then) / 1000))
  for (const [unit, size] of STEPS) if (seconds >= size) return { value: Math.floor(seconds / size), unit }
  return { value: seconds, unit: 'second' }
}
