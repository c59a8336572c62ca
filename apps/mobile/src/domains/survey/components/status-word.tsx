import type { SurveyCard } from '@sands/contract/survey/survey.model'
import { useT } from '@sands/web/i18n/i18n'
import styles from './status-word.module.css'

const WORDS = {
  200: ['survey.status_ongoing', 'going'],
  400: ['survey.status_done', 'done'],
  500: ['survey.status_expired', 'over'],
  600: ['survey.status_ended', 'over'],
} as const

/** The state of a survey for this person, as a small coloured word. */
export function StatusWord({ survey: { status, phase } }: { survey: Pick<SurveyCard, 'status' | 'phase'> }) {
  const t = useT()
  const open = phase === 'not_started' ? 'survey.status_not_started' : 'survey.status_open'
  const [word, tone] = WORDS[status as keyof typeof WORDS] ?? [open, 'waiting']
  return (
    <span className={styles.word} data-tone={tone}>
      {t(word)}
    </span>
  )
}
