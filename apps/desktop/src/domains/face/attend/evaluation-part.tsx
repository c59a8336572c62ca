import type { Id } from '@sands/contract/kernel/schema'
import type { QuestionResult } from '@sands/contract/survey/results.model'
import { questionsOf } from '@sands/rules/survey/question'
import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StatTile, StatTiles } from '../../../kernel/ui/stat-tiles.tsx'
import styles from '../face.module.css'
import { facePaths } from '../face-paths.ts'

const TENTHS = 10

/** The evaluation of a session: how many replied, and the mean of each question that has one. */
export function EvaluationPart({ survey }: { survey: { id: Id<'survey'>; title: string } }) {
  const t = useT()
  const moments = useMoments()
  const results = useCall(
    'GET /sands-lms/api/v1/manage/investigation/results',
    { query: { id: survey.id } },
    { staleTime: 0 },
  )
  const { data } = results
  const meanOf = (key: string): QuestionResult | undefined =>
    data?.questions.find((each) => each.key === key && !each.isTooFew && each.average !== null)
  const rated = data?.questionnaire ? questionsOf(data.questionnaire).filter(({ key }) => meanOf(key)) : []
  const mean = (value: number | null | undefined) => moments.number(Math.round((value ?? 0) * TENTHS) / TENTHS)
  return (
    <PartCard
      title={t('face.evaluation')}
      intro={survey.title}
      action={<LinkButton to={facePaths.surveyResults(survey.id)}>{t('face.evaluation_all')}</LinkButton>}
    >
      {data ? (
        <>
          <StatTiles label={t('face.evaluation')}>
            <StatTile label={t('face.evaluation_replies')} value={moments.number(data.replyCount)} />
            {data.invited !== null && (
              <StatTile label={t('face.evaluation_invited')} value={moments.number(data.invited)} />
            )}
          </StatTiles>
          {data.isTooFew && <p className={styles.quiet}>{t('face.evaluation_too_few', { least: data.least })}</p>}
          {rated.length > 0 && (
            <RowTable
              label={t('face.evaluation')}
              rows={rated}
              rowKey={({ key }) => key}
              columns={[
                { key: 'question', title: t('face.evaluation_question'), cell: ({ title }) => title },
                {
                  key: 'answered',
                  title: t('face.evaluation_replies'),
                  align: 'end',
                  cell: ({ key }) => moments.number(meanOf(key)?.answered ?? 0),
                },
                {
                  key: 'mean',
                  title: t('face.evaluation_mean'),
                  align: 'end',
                  cell: ({ key }) => mean(meanOf(key)?.average),
                },
              ]}
            />
          )}
        </>
      ) : results.isError ? (
        <FailureBlock error={results.error} onRetry={() => void results.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} />
      )}
    </PartCard>
  )
}
