import { dateFormat } from '../i18n/formats.ts'
import { localeOf, useLanguage } from '../i18n/i18n.ts'

const DAY = { month: 'short', day: 'numeric', weekday: 'short' } as const
const DAY_TIME = { ...DAY, hour: '2-digit', minute: '2-digit' } as const

/** Times of sign-ups, in the zone of the reader. */
export function useApplyTimes() {
  const [language] = useLanguage()
  const locale = localeOf(language)
  const moment = (at: string): string => dateFormat(locale, DAY_TIME).format(new Date(at))
  return {
    moment,
    /** From when until when; null without a time. */
    span: (from: string | null, until: string | null): string | null => {
      if (from && until) return dateFormat(locale, DAY_TIME).formatRange(new Date(from), new Date(until))
      return (from ?? until) ? moment(from ?? until ?? '') : null
    },
  }
}
