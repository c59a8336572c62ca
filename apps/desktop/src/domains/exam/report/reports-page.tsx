import { ExportOutlined } from '@ant-design/icons'
import type { ReportedExam } from '@sands/contract/exam/report.model'
import type { BatchId } from '@sands/contract/kernel/schema'
import { REPORTED_EXAM_STATES } from '@sands/rules/exam/report-states'
import { attempt } from '@sands/web/call/attempt'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
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
import { examPaths } from '../exam-paths.ts'
import { useScoreText } from '../paper/use-score-text.ts'
import styles from './report.module.css'
import { REPORTS_ADDRESS } from './report-address.ts'
import { ReportedStateTag } from './state-tags.tsx'

/** Exams and how they went. */
export function ReportsPage() {
  const t = useT()
  const [{ current, size, keyword, state }, setAddress] = useAddressQuery(REPORTS_ADDRESS)
  const filter = { ...(keyword && { keyWord: keyword }), ...(state && { state }) }
  const page = useCall(
    'GET /sands-lms/api/v1/manage/exam/report/exams',
    { query: { ...filter, current, size } },
    { staleTime: 0 },
  )
  const columns = useColumns()
  const clear = () => setAddress({ current: 1, keyword: '', state: '' })
  const isNarrowed = keyword !== '' || state !== ''
  return (
    <ManagePage
      title={t('exam.reports')}
      intro={t('exam.reports_intro')}
      actions={<ExportAll filter={filter} disabled={!page.data || page.data.total === 0} />}
    >
      <FilterBar
        label={t('exam.reports')}
        clear={{ label: t('exam.manage_clear'), onClear: clear }}
        isNarrowed={isNarrowed}
      >
        <KeywordField
          className={styles.keyword}
          label={t('exam.exam_keyword')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
        <Choice
          className={styles.choice}
          label={t('exam.exam_state')}
          placeholder={t('exam.exam_state_any')}
          value={state}
          options={REPORTED_EXAM_STATES.map((value) => ({ value, label: t(`exam.report_exam_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, state: next })}
        />
      </FilterBar>
      <DataTable<ReportedExam>
        label={t('exam.reports')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={isNarrowed}
            none={{ title: t('exam.reports_none'), text: t('exam.reports_none_text') }}
            notFound={{
              title: t('exam.exams_not_found'),
              text: t('exam.manage_not_found_text'),
              clear: { label: t('exam.manage_clear'), onClear: clear },
            }}
          />
        }
      />
    </ManagePage>
  )
}

function ExportAll({ filter, disabled }: { filter: { keyWord?: string }; disabled: boolean }) {
  const t = useT()
  const exporting = useAct('POST /sands-lms/api/v1/manage/exam/report/export-all')
  const [batchId, setBatchId] = useState<BatchId>()
  const start = async () => {
    const { data } = await attempt(() => exporting.mutateAsync({ body: filter }))
    if (data) setBatchId(data.batchId)
  }
  return (
    <>
      <Button
        icon={<ExportOutlined aria-hidden />}
        loading={exporting.isPending}
        disabled={disabled}
        onClick={() => void start()}
      >
        {t('exam.reports_export')}
      </Button>
      <BatchDialog batchId={batchId} title={t('exam.batch_all_reports')} onClose={() => setBatchId(undefined)} />
    </>
  )
}

function useColumns(): readonly Column<ReportedExam>[] {
  const t = useT()
  const { number, minute } = useMoments()
  const points = useScoreText()
  return [
    {
      key: 'title',
      title: t('exam.exam'),
      cell: ({ id, title, opensAt, closesAt }) => (
        <span className={styles.stacked}>
          <Link to={examPaths.report(id)}>{title || t('exam.untitled')}</Link>
          <span className={styles.quiet}>
            {opensAt ? minute(opensAt) : t('exam.exam_at_once')} – {closesAt ? minute(closesAt) : t('exam.exam_no_end')}
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('exam.exam_state'),
      keep: true,
      cell: ({ state }) => <ReportedStateTag state={state} />,
    },
    { key: 'taken', title: t('exam.report_taken'), keep: true, align: 'end', cell: ({ taken }) => number(taken) },
    { key: 'passed', title: t('exam.report_passed'), keep: true, align: 'end', cell: ({ passed }) => number(passed) },
    {
      key: 'rate',
      title: t('exam.report_pass_rate'),
      keep: true,
      cell: ({ finished, passed }) =>
        finished > 0 ? <PercentBar percent={Math.floor((passed * 100) / finished)} /> : '–',
    },
    {
      key: 'average',
      title: t('exam.report_average'),
      keep: true,
      align: 'end',
      cell: ({ average, totalScore }) => (average === null ? '–' : `${points(average)} / ${points(totalScore)}`),
    },
  ]
}
