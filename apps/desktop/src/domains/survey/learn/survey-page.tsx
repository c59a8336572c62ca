import { CallError } from '@sands/web/call/call'
import type { DETAILS, INFO } from '@sands/web/survey/survey-calls'
import { useSurvey } from '@sands/web/survey/use-survey'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { GonePage } from '../../../kernel/ui/page/gone-page.tsx'
import { usePageTitle } from '../../../kernel/ui/page/use-page-title.ts'
import styles from './survey-learn.module.css'
import { surveyLearnPaths } from './survey-learn-paths.ts'

interface SurveyPageProps<K extends typeof INFO | typeof DETAILS> {
  read: K
  children: (survey: ReturnType<typeof useSurvey<K>>) => ReactNode
}

const NOT_FOUND = 404

/** The survey in the address, or the reason why it is not shown. Visitors may open it, too. */
export function SurveyPage<K extends typeof INFO | typeof DETAILS>({ read, children }: SurveyPageProps<K>) {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('investigationId') ?? ''
  const survey = useSurvey(read, id)
  const { data, error } = survey
  usePageTitle(data?.name ?? t('survey.one'))
  if (data) return <div className={styles.page}>{children(survey)}</div>
  const known = error instanceof CallError ? error : undefined
  if (id === '' || known?.status === NOT_FOUND) {
    const words = id === '' ? t('survey.unknown') : known?.msg
    return <GonePage words={words} others={{ to: surveyLearnPaths.mine, label: t('survey.to_mine') }} />
  }
  if (error) return <FailureBlock page error={error} onRetry={() => void survey.refetch()} />
  return (
    <div role="status" aria-label={t('kernel.loading')} className={styles.card}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  )
}
