import { idIn } from '@sands/contract/kernel/id'
import type { BatchId, Id } from '@sands/contract/kernel/schema'
import type { SurveyResults } from '@sands/contract/survey/results.model'
import { questionsOf } from '@sands/rules/survey/question'
import { SMALLEST_GROUP } from '@sands/rules/survey/state'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { useT } from '../../../kernel/text.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { StatTile, StatTiles } from '../../../kernel/ui/stat-tiles.tsx'
import { surveyPaths } from '../survey-paths.ts'
import { sameQuestion } from './compare.ts'
import { MissingCard } from './missing-card.tsx'
import { QuestionCard } from './question-card.tsx'
import styles from './results.module.css'
import { ResultsFilters } from './results-filters.tsx'

const RESULTS = 'GET /sands-lms/api/v1/manage/investigation/results'
const ADDRESS = { id: textValue(18), edition: textValue(18), compare: textValue(18), department: textValue(18) }

/** The results of one edition of a survey. Another one can be shown beside it; editions are never added up. */
export function ResultsPage() {
  const t = useT()
  const [address, setAddress] = useAddressQuery(ADDRESS)
  const id = idIn<'survey'>(address.id)
  const editionId = idIn<'surveyEdition'>(address.edition)
  const departmentId = idIn<'department'>(address.department)
  const results = useCall(
    RESULTS,
    id ? { query: { id, ...(editionId && { editionId }), ...(departmentId && { departmentId }) } } : null,
    { staleTime: 0 },
  )
  const { data } = results
  const comparedId = data?.editions.find((each) => each.id === address.compare && each.id !== data.edition?.id)?.id
  const other = useCall(
    RESULTS,
    id && comparedId ? { query: { id, editionId: comparedId, ...(departmentId && { departmentId }) } } : null,
    { staleTime: 0 },
  )
  const compared = comparedId && other.data?.edition?.id === comparedId ? other.data : undefined
  if (!id)
    return (
      <ManagePage title={t('survey.manage_results')}>
        <StateBlock
          kind="empty"
          title={t('survey.manage_edit_none')}
          actions={<LinkButton to={surveyPaths.list}>{t('survey.manage_to_list')}</LinkButton>}
        />
      </ManagePage>
    )
  return (
    <ManagePage
      title={data ? t('survey.manage_results_of', { name: data.name }) : t('survey.manage_results')}
      actions={data && <ExportButton id={id} data={data} />}
    >
      {results.isError && !data && <FailureBlock error={results.error} onRetry={() => void results.refetch()} />}
      {data && (
        <>
          <ResultsFilters
            data={data}
            department={address.department}
            compare={comparedId ?? ''}
            onEdition={(edition) => setAddress({ edition })}
            onCompare={(compare) => setAddress({ compare })}
            onDepartment={(department) => setAddress({ department })}
          />
          <Content id={id} data={data} departmentId={departmentId} compared={compared} />
        </>
      )}
    </ManagePage>
  )
}

function ExportButton({ id, data }: { id: Id<'survey'>; data: SurveyResults }) {
  const t = useT()
  const exporting = useAct('POST /sands-lms/api/v1/manage/investigation/export')
  const [batchId, setBatchId] = useState<BatchId>()
  const run = useRun(async () => undefined)
  const editionId = data.edition?.id
  const start = () =>
    run(async () =>
      setBatchId((await exporting.mutateAsync({ body: { id, ...(editionId && { editionId }) } })).batchId),
    )
  return (
    <>
      <Button
        loading={exporting.isPending}
        // The export is of all departments, also while a small one is chosen.
        disabled={(data.edition?.replyCount ?? 0) === 0 || (data.isAnonymous && data.isTooFew)}
        onClick={() => void start()}
      >
        {t('survey.manage_export')}
      </Button>
      <BatchDialog title={t('survey.manage_export')} batchId={batchId} onClose={() => setBatchId(undefined)} />
    </>
  )
}

interface ContentProps {
  id: Id<'survey'>
  data: SurveyResults
  departmentId: Id<'department'> | undefined
  /** The results of another edition. */
  compared: SurveyResults | undefined
}

function Content({ id, data, departmentId, compared }: ContentProps) {
  const t = useT()
  const { replyCount, participants, invited, isTooFew, isAnonymous, questionnaire } = data
  const share = invited ? `${Math.round((participants / invited) * 100)}%` : '—'
  return (
    <>
      <StatTiles label={t('survey.manage_results')}>
        <StatTile label={t('survey.manage_replies')} value={String(replyCount)} />
        <StatTile label={t('survey.manage_participants')} value={String(participants)} />
        <StatTile label={t('survey.manage_invited')} value={invited === null ? '—' : String(invited)} />
        <StatTile label={t('survey.manage_share')} value={share} />
      </StatTiles>
      {isAnonymous && !isTooFew && (
        <p className={styles.note}>{t('survey.manage_anonymous_note', { least: SMALLEST_GROUP })}</p>
      )}
      {compared?.isTooFew && (
        <p className={styles.note}>
          {t(isAnonymous ? 'survey.manage_compare_too_few' : 'survey.manage_compare_department_few', {
            number: compared.edition?.number ?? '',
            least: compared.least,
          })}
        </p>
      )}
      {isTooFew && !isAnonymous && (
        <StateBlock kind="empty" title={t('survey.manage_department_few', { least: data.least })} />
      )}
      {isTooFew && isAnonymous && (
        <StateBlock
          kind="empty"
          title={t('survey.manage_too_few', { least: data.least })}
          text={t('survey.manage_too_few_text')}
        />
      )}
      {!isTooFew && replyCount === 0 && <StateBlock kind="empty" title={t('survey.manage_no_replies')} />}
      {!isTooFew &&
        replyCount > 0 &&
        questionnaire &&
        questionsOf(questionnaire).map((question, index) => {
          const result = data.questions.find(({ key }) => key === question.key)
          return (
            result && (
              <QuestionCard
                key={`${question.key} ${data.edition?.id} ${departmentId}`}
                number={index + 1}
                question={question}
                result={result}
                answers={{
                  id,
                  ...(data.edition && { editionId: data.edition.id }),
                  ...(departmentId && !isAnonymous && { departmentId }),
                }}
                compared={
                  compared?.edition && !compared.isTooFew
                    ? { number: compared.edition.number, same: sameQuestion(question, compared) }
                    : undefined
                }
              />
            )
          )
        })}
      {!isAnonymous && <MissingCard id={id} />}
    </>
  )
}
