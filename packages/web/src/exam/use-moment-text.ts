import { dateFormat } from '../i18n/formats.ts'
import { localeOf, useLanguage, useT } from '../i18n/i18n.ts'

const MOMENT = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const

/** A moment with day and time, in the language of the reader. */
export function useMomentText(): (at: string) => string {
  const [language] = useLanguage()
  return (at) => dateFormat(localeOf(language), MOMENT).format(new Date(at))
}

/** When an exam is open. */
export function useWindowText(): (startTime: string | null, endTime: string | null) => string {
  const t = useT()
  const moment = useMomentText()
  return (startTime, endTime) => {
    if (startTime && endTime) return t('exam.window', { from: moment(startTime), until: moment(endTime) })
    if (endTime) return t('exam.until', { until: moment(endTime) })
    return startTime ? t('exam.from', { from: moment(startTime) }) : t('exam.always_open')
  }
}
