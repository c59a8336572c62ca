import type { SurveyCard } from '@sands/contract/survey/survey.model'
import { dateFormat } from '../i18n/formats.ts'
import { localeOf, useLanguage, useT } from '../i18n/i18n.ts'

/** The window of a survey in words, such as "until 3 March, 18:00". */
export function useWhen(): (survey: Pick<SurveyCard, 'phase' | 'startTime' | 'endTime'>) => string {
  const t = useT()
  const [language] = useLanguage()
  const format = dateFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' })
  const text = (time: string) => format.format(new Date(time))
  return ({ phase, startTime, endTime }) => {
    if (phase === 'not_started' && startTime) return t('survey.opens', { time: text(startTime) })
    if (!endTime) return t('survey.no_end')
    return t(phase === 'expired' ? 'survey.closed_at' : 'survey.until', { time: text(endTime) })
  }
}
