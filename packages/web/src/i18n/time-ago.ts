import { relativeTime } from '@sands/rules/relative-time'
import { useCallback, useEffect, useState } from 'react'
import { dateFormat } from './formats.ts'
import { localeOf, useLanguage, useT } from './i18n.ts'

/** Often enough to keep "minutes ago" correct, rarely enough to cost nothing. */
const TICK_MS = 30_000
const FRESH_MS = 1000
const DAY = { month: 'short', day: 'numeric' } as const

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    // What is new on the screen has just asked for the time; a page that is shown again has not.
    setNow((known) => (Date.now() - known.getTime() < FRESH_MS ? known : new Date()))
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const dayText = (at: Date, thisYear: boolean, locale: string): string =>
  dateFormat(locale, thisYear ? DAY : { ...DAY, year: 'numeric' }).format(at)

/** The date of something, with the year when it is not the current one. */
export function useDayText(): (at: string) => string {
  const [language] = useLanguage()
  const year = new Date().getFullYear()
  return (when) => {
    const at = new Date(when)
    return dayText(at, at.getFullYear() === year, localeOf(language))
  }
}

/** How long ago something was; updates as time passes. */
export function useTimeAgo(): (at: string | number) => string {
  const t = useT()
  const [language] = useLanguage()
  const now = useNow()
  return useCallback(
    (when) => {
      const at = new Date(when)
      const locale = localeOf(language)
      const time = () => dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
      // Something newer than the last tick has just happened.
      const ago = relativeTime(at, at > now ? new Date() : now)
      switch (ago.kind) {
        case 'now':
          return t('kernel.time_now')
        case 'seconds':
          return t('kernel.time_seconds', { count: ago.count })
        case 'minutes':
          return t('kernel.time_minutes', { count: ago.count })
        case 'today':
          return t('kernel.time_today', { time: time() })
        case 'yesterday':
          return t('kernel.time_yesterday', { time: time() })
        case 'before-yesterday':
          return t('kernel.time_before_yesterday', { time: time() })
        case 'date':
          return dayText(at, ago.thisYear, locale)
      }
    },
    [t, language, now],
  )
}
