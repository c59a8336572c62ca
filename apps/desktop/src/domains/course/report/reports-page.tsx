import type { ReportedCourse } from '@sands/contract/course/report.calls'
import { useCall } from '@sands/web/call/use-call'
import { Link } from 'react-router'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { PercentBar } from '../../../kernel/chart/percent-bar.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { coursePaths } from '../course-paths.ts'
import { CourseThumb } from '../manage/course-thumb.tsx'
import courseStyles from '../manage/courses.module.css'
import { ExportReports } from './export-reports.tsx'
import styles from './report.module.css'
import { isNarrowed, REPORTED_STATES, REPORTS_ADDRESS, type ReportsAddress } from './report-address.ts'
import { ReportedStateTag } from './reported-state-tag.tsx'

const NO_FILTER = { current: 1, keyword: '', state: '' } as const

/** Courses and how they are studied. */
export function ReportsPage() {
  const t = useT()
  const [address, setAddress] = useAddressQuery(REPORTS_ADDRESS)
  const { current, size, keyword, state } = address
  const filter = { ...(keyword && { keyWord: keyword }), ...(state && { state }) }
  const page = useCall(
    'GET /sands-lms/api/v1/manage/course/report/courses',
    { query: { ...filter, current, size } },
    { staleTime: 0 },
  )
  const columns = useColumns()
  const clear = () => setAddress(NO_FILTER)
  return (
    <ManagePage
      title={t('course.reports')}
      intro={t('course.reports_intro')}
      actions={<ExportReports filter={filter} disabled={!page.data || page.data.total === 0} />}
    >
      <Filters address={address} onChange={setAddress} onClear={clear} />
      <DataTable<ReportedCourse>
        label={t('course.reports')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={isNarrowed(address, ['keyword', 'state'])}
            none={{ title: t('course.reports_none'), text: t('course.reports_none_text') }}
            notFound={{
              title: t('course.manage_not_found'),
              text: t('course.manage_not_found_text'),
              clear: { label: t('course.manage_clear'), onClear: clear },
            }}
          />
        }
      />
    </ManagePage>
  )
}

function useColumns(): readonly Column<ReportedCourse>[] {
  const t = useT()
  const { number, day } = useMoments()
  return [
    {
      key: 'title',
      title: t('course.manage_course'),
      cell: ({ id, title, cover }) => (
        <span className={courseStyles.named}>
          <CourseThumb cover={cover} />
          <Link to={coursePaths.report(id)}>{title.trim() || t('course.manage_untitled')}</Link>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('course.manage_state'),
      keep: true,
      cell: ({ state }) => <ReportedStateTag state={state} />,
    },
    {
      key: 'started',
      title: t('course.report_started'),
      keep: true,
      align: 'end',
      cell: ({ started }) => number(started),
    },
    {
      key: 'finished',
      title: t('course.report_finished'),
      keep: true,
      align: 'end',
      cell: ({ finished }) => number(finished),
    },
    {
      key: 'rate',
      title: t('course.report_rate'),
      keep: true,
      cell: ({ started, finished }) =>
        started > 0 ? <PercentBar percent={Math.floor((finished * 100) / started)} /> : '–',
    },
    {
      key: 'published',
      title: t('course.report_published'),
      keep: true,
      cell: ({ publishedAt }) => (publishedAt ? day(publishedAt) : '–'),
    },
  ]
}

interface FiltersProps {
  address: ReportsAddress
  onChange: (patch: Partial<ReportsAddress>) => void
  onClear: () => void
}

function Filters({ address, onChange, onClear }: FiltersProps) {
  const t = useT()
  const change = (patch: Partial<ReportsAddress>) => onChange({ current: 1, ...patch })
  return (
    <FilterBar
      label={t('course.reports')}
      clear={{ label: t('course.manage_clear'), onClear }}
      isNarrowed={isNarrowed(address, ['keyword', 'state'])}
    >
      <KeywordField
        className={styles.keyword}
        label={t('course.manage_keyword')}
        keyword={address.keyword}
        onChange={(keyword) => change({ keyword })}
      />
      <Choice
        className={styles.choice}
        label={t('course.manage_state')}
        placeholder={t('course.manage_state_any')}
        value={address.state}
        options={REPORTED_STATES.map((value) => ({ value, label: t(`course.report_course_${value}`) }))}
        onChange={(state) => change({ state })}
      />
    </FilterBar>
  )
}
