import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'

/** Formats a stored day such as 2026-03-02. It belongs to no time zone, so the zone of this computer must not shift it. */
export function useDayText(): (day: string) => string {
  const [language] = useLanguage()
  const format = dateFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
