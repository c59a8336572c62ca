import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'

const OPTIONS = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const

/** From the beginning to the end, in the zone of the room. */
export function useSessionTimes() {
  const [language] = useLanguage()
  return (startsAt: string, endsAt: string, timeZone: string): string =>
    dateFormat(localeOf(language), { ...OPTIONS, timeZone }).formatRange(new Date(startsAt), new Date(endsAt))
}
