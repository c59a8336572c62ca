import { surveyLinks } from '@sands/contract/survey/survey.links'
import type { SurveyInfo } from '@sands/contract/survey/survey.model'
import { useT } from '@sands/web/i18n/i18n'
import { taskArrival } from '@sands/web/study/task-arrival'
import { actText } from '@sands/web/survey/act-text'
import { INFO } from '@sands/web/survey/survey-calls'
import { useSurvey } from '@sands/web/survey/use-survey'
import { useWhen } from '@sands/web/survey/use-when'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState, NotFoundState } from '../../../kernel/ui/page/states.tsx'
import { PrivacyNote } from '../components/privacy-note.tsx'
import { StatusWord } from '../components/status-word.tsx'
import styles from './survey-page.module.css'

/** A survey before one replies: what it is about, until when, and what is stored. */
export function SurveyInfoPage() {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('investigationId') ?? ''
  const survey = useSurvey(INFO, id)
  const { data } = survey
  return (
    <Page title={t('survey.one')} bottom={data && action(data)}>
      {content()}
    </Page>
  )

  function action(info: SurveyInfo) {
    const text = actText(info)
    return (
      text && (
        <ButtonLink to={surveyLinks.details(id, taskArrival(search))} block>
          {t(text)}
        </ButtonLink>
      )
    )
  }

  function content() {
    if (id === '') return <NotFoundState title={t('survey.unknown')} />
    if (!data) {
      if (survey.isError) return <ErrorState error={survey.error} onRetry={() => void survey.refetch()} />
      return <RowsSkeleton rows={4} />
    }
    return (
      <div className={styles.page}>
        <SurveyFacts survey={data} />
        <PrivacyNote survey={data} />
      </div>
    )
  }
}

function SurveyFacts({ survey }: { survey: SurveyInfo }) {
  const t = useT()
  const when = useWhen()
  const { name, intro, questionCount, points, isReplied, isRepeatable, isVisitor } = survey
  return (
    <section className={styles.card}>
      <StatusWord survey={survey} />
      <h2 className={styles.name}>{name}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      <dl className={styles.facts}>
        <dt>{t('survey.fact_questions')}</dt>
        <dd>{t('survey.questions', { count: questionCount })}</dd>
        <dt>{t('survey.fact_time')}</dt>
        <dd>{when(survey)}</dd>
        <dt>{t('survey.fact_times')}</dt>
        <dd>{t(isRepeatable ? 'survey.times_several' : 'survey.times_once')}</dd>
        {points > 0 && !isVisitor && (
          <>
            <dt>{t('survey.fact_points')}</dt>
            <dd>{t('survey.points', { count: points })}</dd>
          </>
        )}
      </dl>
      {isReplied && <p className={styles.done}>{t('survey.replied')}</p>}
    </section>
  )
}
