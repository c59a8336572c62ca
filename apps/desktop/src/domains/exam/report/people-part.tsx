import { BellOutlined, ExportOutlined } from '@ant-design/icons'
import type { ExamPersonRow } from '@sands/contract/exam/report.model'
import type { BatchId } from '@sands/contract/kernel/schema'
import { EXAM_PERSON_STATES } from '@sands/rules/exam/report-states'
import { attempt } from '@sands/web/call/attempt'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useDepartmentOptions } from '../../../kernel/audience/use-department-options.ts'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import type { PartProps } from './part-props.ts'
import styles from './report.module.css'
import { peopleFilter, type ReportAddress } from './report-address.ts'
import { usePeopleColumns } from './use-people-columns.tsx'
import { useRemind } from './use-remind.ts'

const NO_FILTER = { current: 1, keyword: '', state: '', department: '' } as const
const isNarrowed = ({ keyword, state, department }: ReportAddress) => Boolean(keyword || state || department)

/** Everybody who may take the exam or has taken it. The same people can be exported; those who have not can be reminded. */
export function PeoplePart({ id, address, onChange }: PartProps) {
  const t = useT()
  const { current, size, state } = address
  const narrowing = peopleFilter(address)
  const filter = { examId: id, ...narrowing, ...(state && { state }) }
  const page = useCall(
    'GET /sands-lms/api/v1/manage/exam/report/page',
    { query: { ...filter, current, size } },
    { staleTime: 0 },
  )
  const remind = useRemind(id, page.refetch)
  const columns = usePeopleColumns(id, (person) => void remind({ userIds: [person.userId] }))
  const exporting = useAct('POST /sands-lms/api/v1/manage/exam/report/export')
  const [batchId, setBatchId] = useState<BatchId>()
  const startExport = async () => {
    const { data } = await attempt(() => exporting.mutateAsync({ body: filter }))
    if (data) setBatchId(data.batchId)
  }
  const clear = () => onChange(NO_FILTER)
  return (
    <div className={styles.tight}>
      <div className={styles.acts}>
        <Button icon={<BellOutlined aria-hidden />} onClick={() => void remind(narrowing)}>
          {t('exam.report_remind')}
        </Button>
        <Button
          icon={<ExportOutlined aria-hidden />}
          loading={exporting.isPending}
          disabled={(page.data?.total ?? 0) === 0}
          onClick={() => void startExport()}
        >
          {t('exam.report_export')}
        </Button>
      </div>
      <Filters address={address} onChange={onChange} onClear={clear} />
      <DataTable<ExamPersonRow>
        label={t('exam.report_part_people')}
        columns={columns}
        rowKey={({ userId }) => userId}
        answer={page}
        paging={{ current, size }}
        onPaging={onChange}
        empty={
          <EmptyList
            isNarrowed={isNarrowed(address)}
            none={{ title: t('exam.report_people_none'), text: t('exam.report_people_none_text') }}
            notFound={{
              title: t('exam.report_people_not_found'),
              text: t('exam.manage_not_found_text'),
              clear: { label: t('exam.manage_clear'), onClear: clear },
            }}
          />
        }
      />
      <BatchDialog batchId={batchId} title={t('exam.batch_report')} onClose={() => setBatchId(undefined)} />
    </div>
  )
}

function Filters({ address, onChange, onClear }: Omit<PartProps, 'id'> & { onClear: () => void }) {
  const t = useT()
  const departments = useDepartmentOptions()
  const { keyword, state, department } = address
  const change = (patch: Partial<ReportAddress>) => onChange({ current: 1, ...patch })
  return (
    <FilterBar
      label={t('exam.report_part_people')}
      clear={{ label: t('exam.manage_clear'), onClear }}
      isNarrowed={isNarrowed(address)}
    >
      <KeywordField
        className={styles.keyword}
        label={t('exam.report_person_keyword')}
        keyword={keyword}
        onChange={(next) => change({ keyword: next })}
      />
      <Choice
        className={styles.choice}
        label={t('exam.report_state')}
        placeholder={t('exam.report_state_any')}
        value={state}
        options={EXAM_PERSON_STATES.map((value) => ({ value, label: t(`exam.report_state_${value}`) }))}
        onChange={(next) => change({ state: next })}
      />
      {departments && (
        <Choice
          className={styles.wide}
          label={t('exam.report_department')}
          placeholder={t('exam.report_department_any')}
          value={departments.some(({ value }) => value === department) ? department : ''}
          options={departments}
          onChange={(next) => change({ department: next })}
        />
      )}
    </FilterBar>
  )
}
