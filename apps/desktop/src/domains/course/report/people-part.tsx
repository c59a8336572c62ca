import { ExportOutlined } from '@ant-design/icons'
import type { CourseReportRow } from '@sands/contract/course/report.calls'
import type { BatchId, Id } from '@sands/contract/kernel/schema'
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
import styles from './report.module.css'
import { filterOf, isNarrowed, PERSON_STATES, type ReportAddress } from './report-address.ts'
import { useReportColumns } from './use-report-columns.tsx'

interface PeoplePartProps {
  courseId: Id<'course'>
  address: ReportAddress
  onChange: (patch: Partial<ReportAddress>) => void
}

const NO_FILTER = { current: 1, keyword: '', state: '', department: '' } as const

/** Everybody in the audience of the course with their progress; the same people can be exported. */
export function PeoplePart({ courseId, address, onChange }: PeoplePartProps) {
  const t = useT()
  const { current, size } = address
  const filter = filterOf(courseId, address)
  const page = useCall(
    'GET /sands-lms/api/v1/manage/course/report/page',
    { query: { ...filter, current, size } },
    { staleTime: 0 },
  )
  const { person, department, state, percent, time, last } = useReportColumns()
  const clear = () => onChange(NO_FILTER)
  const exporting = useAct('POST /sands-lms/api/v1/manage/course/report/export')
  const [batchId, setBatchId] = useState<BatchId>()
  const startExport = async () => {
    const { data } = await attempt(() => exporting.mutateAsync({ body: filter }))
    if (data) setBatchId(data.batchId)
  }
  const total = page.data?.total ?? 0
  return (
    <div className={styles.people}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('course.report_people')}</h2>
        <Button
          icon={<ExportOutlined aria-hidden />}
          loading={exporting.isPending}
          disabled={total === 0}
          onClick={() => void startExport()}
        >
          {t('course.report_export')}
        </Button>
      </header>
      <Filters address={address} onChange={onChange} onClear={clear} />
      <DataTable<CourseReportRow>
        label={t('course.report_people')}
        columns={[person, department, state, percent, time, last]}
        rowKey={({ userId }) => userId}
        answer={page}
        paging={{ current, size }}
        onPaging={onChange}
        empty={
          <EmptyList
            isNarrowed={isNarrowed(address, ['keyword', 'state', 'department'])}
            none={{ title: t('course.report_people_none'), text: t('course.report_people_none_text') }}
            notFound={{
              title: t('course.report_people_not_found'),
              text: t('course.manage_not_found_text'),
              clear: { label: t('course.manage_clear'), onClear: clear },
            }}
          />
        }
      />
      <BatchDialog batchId={batchId} title={t('course.batch_report')} onClose={() => setBatchId(undefined)} />
    </div>
  )
}

function Filters({ address, onChange, onClear }: Omit<PeoplePartProps, 'courseId'> & { onClear: () => void }) {
  const t = useT()
  const departments = useDepartmentOptions()
  const { keyword, state, department } = address
  const change = (patch: Partial<ReportAddress>) => onChange({ current: 1, ...patch })
  return (
    <FilterBar
      label={t('course.report_people')}
      clear={{ label: t('course.manage_clear'), onClear }}
      isNarrowed={isNarrowed(address, ['keyword', 'state', 'department'])}
    >
      <KeywordField
        className={styles.keyword}
        label={t('course.report_person_keyword')}
        keyword={keyword}
        onChange={(next) => change({ keyword: next })}
      />
      <Choice
        className={styles.choice}
        label={t('course.report_state')}
        placeholder={t('course.report_state_any')}
        value={state}
        options={PERSON_STATES.map((value) => ({ value, label: t(`course.report_state_${value}`) }))}
        onChange={(next) => change({ state: next })}
      />
      {departments && (
        <Choice
          className={styles.wide}
          label={t('course.report_department')}
          placeholder={t('course.report_department_any')}
          value={departments.some(({ value }) => value === department) ? department : ''}
          options={departments}
          onChange={(next) => change({ department: next })}
        />
      )}
    </FilterBar>
  )
}
