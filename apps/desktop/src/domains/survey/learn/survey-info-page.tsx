import { EyeInvisibleOutlined, UserOutlined } from '@ant-design/icons'
import type { SurveyInfo } from '@sands/contract/survey/survey.model'
import { taskArrival } from '@sands/web/study/task-arrival'
import { actText } from '@sands/web/survey/act-text'
import { storedPoints } from '@sands/web/survey/stored-points'
import { INFO } from '@sands/web/survey/survey-calls'
import { useWhen } from '@sands/web/survey/use-when'
import { useSearchParams } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import styles from './survey-learn.module.css'
import { surveyLearnPaths } from './survey-learn-paths.ts'
import { SurveyPage } from './survey-page.tsx'
import { SurveyTag } from './survey-tag.tsx'

/** A survey before one replies: what it is about, until when, and what is stored. */
export const SurveyInfoPage = () => <SurveyPage read={INFO}>{({ data }) => data && <About survey={data} />}</SurveyPage>

function About({ survey }: { survey: SurveyInfo }) {
  const t = useT()
  const when = useWhen()
  const { investigationId: id, name, intro, questionCount, points, isReplied, isRepeatable, isVisitor } = survey
  const act = actText(survey)
  const [search] = useSearchParams()
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h1 className={styles.title}>{name}</h1>
        <SurveyTag survey={survey} />
      </header>
      {intro && <p className={styles.text}>{intro}</p>}
      <Facts
        facts={[
          { label: t('survey.fact_questions'), value: t('survey.questions', { count: questionCount }) },
          { label: t('survey.fact_time'), value: when(survey) },
          { label: t('survey.fact_times'), value: t(isRepeatable ? 'survey.times_several' : 'survey.times_once') },
          ...(points > 0 && !isVisitor
            ? [{ label: t('survey.fact_points'), value: t('survey.points', { count: points }) }]
            : []),
        ]}
      />
      <Stored survey={survey} />
      {isReplied && <p className={styles.done}>{t('survey.replied')}</p>}
      {act && (
        <div>
          <LinkButton type="primary" size="large" to={surveyLearnPaths.details(id, taskArrival(search))}>
            {t(act)}
          </LinkButton>
        </div>
      )}
    </section>
  )
}

/** What is stored, in plain words, before the person answers anything. */
function Stored({ survey }: { survey: SurveyInfo }) {
  const t = useT()
  const { isAnonymous } = survey
  const Icon = isAnonymous ? EyeInvisibleOutlined : UserOutlined
  return (
    <section className={styles.stored}>
      <h2 className={styles.heading}>
        <Icon aria-hidden /> {t(isAnonymous ? 'survey.anonymous' : 'survey.named')}
      </h2>
      <ul>
        {storedPoints(survey).map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
    </section>
  )
}
