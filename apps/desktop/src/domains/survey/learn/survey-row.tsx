import type { SurveyCard } from '@sands/contract/survey/survey.model'
import { useWhen } from '@sands/web/survey/use-when'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { surveyLearnPaths } from './survey-learn-paths.ts'
import styles from './survey-row.module.css'
import { SurveyTag } from './survey-tag.tsx'

const ONGOING = 200
const PLACES = [1, 2, 3, 4] as const

/** A survey in the list. One that the person has started opens with its questions, any other with its page. */
export function SurveyRow({ survey }: { survey: SurveyCard }) {
  const t = useT()
  const when = useWhen()
  const { investigationId: id, name, status, questionCount, isAnonymous } = survey
  return (
    <article className={styles.row}>
      <h2 className={styles.name}>
        <Link to={status === ONGOING ? surveyLearnPaths.details(id) : surveyLearnPaths.info(id)}>{name}</Link>
        <SurveyTag survey={survey} />
      </h2>
      <p className={styles.meta}>
        <span>{when(survey)}</span>
        <span>{t('survey.questions', { count: questionCount })}</span>
        <span>{t(isAnonymous ? 'survey.anonymous' : 'survey.named')}</span>
      </p>
    </article>
  )
}

/** A skeleton in the shape of the rows. */
export function SurveyRowsSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('kernel.loading')} className={styles.rows}>
      {PLACES.map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton active title paragraph={{ rows: 1 }} />
        </div>
      ))}
    </div>
  )
}
