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
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { StatTile, StatTiles } from '../../../kernel/ui/stat-tiles.tsx'
import { surveyPaths } from '../survey-paths.ts'
import { MissingCard } from './missing-card.tsx'
import { QuestionCard } from './question-card.tsx'
import styles from './results.module.css'

const ADDRESS = { id: textValue(18), edition: textValue(18), department: textValue(18) }

/** The results of one edition of a survey; others are chosen, never added up. */
export function ResultsPage() {
  const t = useT()
  const [address, setAddress] = useAddressQuery(ADDRESS)
  const id = idIn<'survey'>(address.id)
  const editionId = idIn<'surveyEdition'>(address.edition)
  const departmentId = idIn<'department'>(address.department)
  const results = useCall(
    'GET /sands-lms/api/v1/manage/investigation/results',
    { query: { id: id ?? ('' as never), ...(editionId && { editionId }), ...(departmentId && { departmentId }) } },
    { enabled: id !== undefined, staleTime: 0 },
  )
  const { data } = results
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
    <ManagePage title={t('survey.manage_results')} actions={data && <ExportButton id={id} data={data} />}>
      {results.isError && !data && <FailureBlock error={results.error} onRetry={() => void results.refetch()} />}
      {data && (
        <>
          <Filters
            data={data}
            department={address.department}
            onEdition={(edition) => setAddress({ edition })}
            onDepartment={(department) => setAddress({ department })}
          />
          <Content id={id} data={data} />
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
        disabled={data.replyCount === 0 || data.isTooFew}
        onClick={() => void start()}
      >
        {t('survey.manage_export')}
      </Button>
      <BatchDialog title={t('survey.manage_export')} batchId={batchId} onClose={() => setBatchId(undefined)} />
    </>
  )
}

interface FiltersProps {
  data: SurveyResults
  department: string
  onEdition: (id: string) => void
  onDepartment: (id: string) => void
}

function Filters({ data, department, onEdition, onDepartment }: FiltersProps) {
  const t = useT()
  const { full } = useMoments()
  const { editions, edition, departments } = data
  if (editions.length < 2 && departments.length === 0) return null
  return (
    <search className={styles.filters} aria-label={t('survey.manage_results')}>
      {editions.length > 1 && (
        <Choice
          label={t('survey.manage_edition')}
          placeholder={t('survey.manage_edition')}
          clearable={false}
          value={edition?.id ?? ''}
          options={editions.map(({ id, number, publishTime, replyCount }) => ({
            value: id,
            label: t('survey.manage_edition_option', { number, time: full(publishTime), count: replyCount }),
          }))}
          onChange={onEdition}
        />
      )}
      {departments.length > 0 && (
        <Choice
          label={t('survey.manage_department')}
          placeholder={t('survey.manage_department_any')}
          value={department}
          options={departments.map(({ id, name, replyCount }) => ({ value: id, label: `${name} (${replyCount})` }))}
          onChange={onDepartment}
        />
      )}
    </search>
  )
}

function Content({ id, data }: { id: Id<'survey'>; data: SurveyResults }) {
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
      {isTooFew && (
        <StateBlock
          kind="empty"
          title={t('survey.manage_too_few', { least: SMALLEST_GROUP })}
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
                key={question.key}
                number={index + 1}
                question={question}
                result={result}
                survey={{ id, ...(data.edition && { editionId: data.edition.id }) }}
              />
            )
          )
        })}
      {!isAnonymous && <MissingCard id={id} />}
    </>
  )
}
