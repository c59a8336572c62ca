import type { ReportedPerson } from '@sands/contract/course/report.calls'
import { idIn } from '@sands/contract/kernel/id'
import { useCall } from '@sands/web/call/use-call'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useDepartmentOptions } from '../../../kernel/audience/use-department-options.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import styles from './report.module.css'
import { isNarrowed, RECORDS_ADDRESS, type RecordsAddress } from './report-address.ts'
import { useReportColumns } from './use-report-columns.tsx'

const NO_FILTER = { current: 1, keyword: '', department: '', studied: '' } as const
const NARROWING = ['keyword', 'department', 'studied'] as const

/** People and their learning records. */
export function RecordsPage() {
  const t = useT()
  const [address, setAddress] = useAddressQuery(RECORDS_ADDRESS)
  const { current, size, keyword, department, studied } = address
  const query = {
    current,
    size,
    keyWord: keyword || undefined,
    departmentId: idIn<'department'>(department),
    hasStudied: studied === '' ? undefined : studied === 'yes' ? (1 as const) : (0 as const),
  }
  const page = useCall('GET /sands-lms/api/v1/manage/course/report/people', { query }, { staleTime: 0 })
  const columns = useColumns()
  const clear = () => setAddress(NO_FILTER)
  return (
    <ManagePage title={t('course.records')} intro={t('course.records_intro')}>
      <Filters address={address} onChange={setAddress} onClear={clear} />
      <DataTable<ReportedPerson>
        label={t('course.records')}
        columns={columns}
        rowKey={({ userId }) => userId}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={isNarrowed(address, NARROWING)}
            none={{ title: t('course.report_people_none'), text: t('course.records_none_text') }}
            notFound={{
              title: t('course.report_people_not_found'),
              text: t('course.manage_not_found_text'),
              clear: { label: t('course.manage_clear'), onClear: clear },
            }}
          />
        }
      />
    </ManagePage>
  )
}

function useColumns(): readonly Column<ReportedPerson>[] {
  const t = useT()
  const { number } = useMoments()
  const { person, department, time, last } = useReportColumns()
  return [
    person,
    department,
    {
      key: 'started',
      title: t('course.records_started'),
      keep: true,
      align: 'end',
      cell: ({ started }) => number(started),
    },
    {
      key: 'finished',
      title: t('course.records_finished'),
      keep: true,
      align: 'end',
      cell: ({ finished }) => number(finished),
    },
    { ...time, title: t('course.records_time') },
    last,
  ]
}

interface FiltersProps {
  address: RecordsAddress
  onChange: (patch: Partial<RecordsAddress>) => void
  onClear: () => void
}

function Filters({ address, onChange, onClear }: FiltersProps) {
  const t = useT()
  const departments = useDepartmentOptions()
  const { keyword, department, studied } = address
  const change = (patch: Partial<RecordsAddress>) => onChange({ current: 1, ...patch })
  return (
    <FilterBar
      label={t('course.records')}
      clear={{ label: t('course.manage_clear'), onClear }}
      isNarrowed={isNarrowed(address, NARROWING)}
    >
      <KeywordField
        className={styles.keyword}
        label={t('course.report_person_keyword')}
        keyword={keyword}
        onChange={(next) => change({ keyword: next })}
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
      <Choice
        className={styles.choice}
        label={t('course.records_studied')}
        placeholder={t('course.records_studied')}
        value={studied}
        options={[
          { value: 'yes', label: t('course.records_studied_yes') },
          { value: 'no', label: t('course.records_studied_no') },
        ]}
        onChange={(next) => change({ studied: next })}
      />
    </FilterBar>
  )
}
