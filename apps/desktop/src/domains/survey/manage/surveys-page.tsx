import type { ManagedSurveyItem } from '@sands/contract/survey/survey.model'
import { LONGEST_NAME } from '@sands/rules/survey/question'
import { SURVEY_PHASES } from '@sands/rules/survey/state'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { NameDialog } from '../../../kernel/ui/form/name-dialog.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { surveyPaths } from '../survey-paths.ts'
import { filterOf, NO_FILTER, SURVEY_ADDRESS } from './survey-address.ts'
import styles from './surveys.module.css'
import { useSurveyColumns } from './use-survey-columns.tsx'

const PAGE = 'GET /sands-lms/api/v1/manage/investigation/page'

/** All surveys of the college. */
export function SurveysPage() {
  const t = useT()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [address, setAddress] = useAddressQuery(SURVEY_ADDRESS)
  const { current, size, keyword, phase } = address
  const filter = filterOf(address)
  const page = useCall(PAGE, { query: { ...filter, current, size } }, { staleTime: 0 })
  const create = useAct('POST /sands-lms/api/v1/manage/investigation/create')
  const [isAdding, setAdding] = useState(false)
  const columns = useSurveyColumns(() => queries.invalidateQueries({ queryKey: [PAGE] }))
  const add = async (name: string) => {
    const { id } = await create.mutateAsync({ body: { name } })
    await navigate(surveyPaths.edit(id))
  }
  return (
    <ManagePage
      title={t('survey.manage_list')}
      intro={t('survey.manage_intro')}
      actions={
        <Button type="primary" onClick={() => setAdding(true)}>
          {t('survey.manage_add')}
        </Button>
      }
    >
      <search className={styles.filters} aria-label={t('survey.manage_list')}>
        <KeywordField
          className={styles.keyword}
          label={t('survey.manage_keyword')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
        <Choice
          className={styles.choice}
          label={t('survey.manage_phase')}
          placeholder={t('survey.manage_phase_any')}
          value={phase}
          options={SURVEY_PHASES.map((value) => ({ value, label: t(`survey.phase_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, phase: next })}
        />
      </search>
      <DataTable<ManagedSurveyItem>
        label={t('survey.manage_list')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={Object.keys(filter).length > 0}
            none={{ title: t('survey.manage_none'), text: t('survey.manage_none_text') }}
            notFound={{
              title: t('survey.manage_not_found'),
              clear: { label: t('survey.manage_clear'), onClear: () => setAddress(NO_FILTER) },
            }}
          />
        }
      />
      <NameDialog
        open={isAdding}
        title={t('survey.manage_add')}
        label={t('survey.manage_name')}
        mostLetters={LONGEST_NAME}
        action={t('survey.manage_add')}
        onSave={add}
        onClose={() => setAdding(false)}
      />
    </ManagePage>
  )
}
