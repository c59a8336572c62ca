import type { SurveyCard } from '@sands/contract/survey/survey.model'
import { useT } from '@sands/web/i18n/i18n'
import { statusText } from '@sands/web/survey/status-text'
import styles from './status-word.module.css'

/** The state of a survey for this person, as a small coloured word. */
export function StatusWord({ survey }: { survey: Pick<SurveyCard, 'status' | 'phase'> }) {
  const t = useT()
  const { text, tone } = statusText(survey)
  return (
    <span className={styles.word} data-tone={tone}>
      {t(text)}
    </span>
  )
}
