import { showSameTime } from '@sands/rules/face/zone'
import { dateFormat } from '../i18n/formats.ts'
import { localeOf, useLanguage, useT } from '../i18n/i18n.ts'

interface Span {
  startTime: string
  endTime: string
}

const DAY_TIME = { month: 'short', day: 'numeric', weekday: 'short', hour: '2-digit', minute: '2-digit' } as const
const WITH_ZONE = { ...DAY_TIME, timeZoneName: 'short' } as const
const DATES = { year: 'numeric', month: 'short', day: 'numeric' } as const
const HOUR = { hour: '2-digit', minute: '2-digit' } as const

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Times of sessions: as the clock in the room shows them, and where it differs, as the clock of the reader does. */
export function useFaceTimes() {
  const t = useT()
  const [language] = useLanguage()
  const locale = localeOf(language)
  const span = ({ startTime, endTime }: Span, timeZone: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone }).formatRange(new Date(startTime), new Date(endTime))
  return {
    /** In the zone of the room. */
    room: (times: Span, timeZone: string): string =>
      span(times, timeZone, showSameTime(timeZone, ownZone(), Date.parse(times.startTime)) ? DAY_TIME : WITH_ZONE),
    /** In the zone of the reader; null when its clocks show the same. */
    own: (times: Span, timeZone: string): string | null =>
      showSameTime(timeZone, ownZone(), Date.parse(times.startTime))
        ? null
        : t('face.your_time', { time: span(times, ownZone(), WITH_ZONE) }),
    /** Days of the calendar without a time, such as 2026-03-02. */
    dates: (startDate: string, endDate: string): string =>
      dateFormat(locale, { ...DATES, timeZone: 'UTC' }).formatRange(
        new Date(`${startDate}T00:00:00Z`),
        new Date(`${endDate}T00:00:00Z`),
      ),
    moment: (at: string): string => dateFormat(locale, DAY_TIME).format(new Date(at)),
    hour: (at: string, timeZone: string): string => dateFormat(locale, { ...HOUR, timeZone }).format(new Date(at)),
  }
}
