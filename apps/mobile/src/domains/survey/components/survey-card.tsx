import { surveyLinks } from '@sands/contract/survey/survey.links'
import type { SurveyCard as Survey } from '@sands/contract/survey/survey.model'
import { useT } from '@sands/web/i18n/i18n'
import { useWhen } from '@sands/web/survey/use-when'
import { LinkCard } from '../../../kernel/ui/list/link-card.tsx'
import { StatusWord } from './status-word.tsx'
import styles from './survey-card.module.css'

/** A survey in the list. One that the person has started opens with its questions, any other with its page. */
export function SurveyCard({ survey }: { survey: Survey }) {
  const t = useT()
  const when = useWhen()
  const { investigationId: id, status, name, isAnonymous, questionCount } = survey
  return (
    <LinkCard to={surveyLinks.open({ id, tagStatus: status })}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 className={styles.name}>{name}</h2>
          <StatusWord survey={survey} />
        </div>
        <p className={styles.facts}>
          <span>{t('survey.questions', { count: questionCount })}</span>
          <span>{t(isAnonymous ? 'survey.anonymous' : 'survey.named')}</span>
        </p>
        <p className={styles.facts}>{when(survey)}</p>
      </div>
    </LinkCard>
  )
}
