import { ExportOutlined } from '@ant-design/icons'
import type { FaceReportRow } from '@sands/contract/face/report.calls'
import type { BatchId } from '@sands/contract/kernel/schema'
import { FACE_REPORTS, type FaceReportKind } from '@sands/rules/face/report'
import { attempt } from '@sands/web/call/attempt'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Segmented, Skeleton } from 'antd'
import { useState } from 'react'
import { choiceValue, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { DaysField } from '../../../kernel/ui/form/day-field.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import styles from '../face.module.css'
import { reportSpan } from './report-span.ts'

const CENTS = 100
const ADDRESS = { by: choiceValue(FACE_REPORTS, 'department'), from: textValue(10), to: textValue(10) }

/** Attendance, hours and scores by department or lecturer. */
export function FaceReportsPage() {
  const t = useT()
  const moments = useMoments()
  const [{ by, ...days }, setAddress] = useAddressQuery(ADDRESS)
  const span = reportSpan(days, new Date())
  const { from, until } = span
  const report = useCall('GET /sands-lms/api/v1/manage/face/report', { query: { by, from, until } }, { staleTime: 0 })
  const number = (value: number | null) => (value === null ? '—' : moments.number(value))
  const counts = ['sessions', 'seats', 'present', 'late', 'partly', 'absent', 'leave'] as const
  return (
    <ManagePage
      title={t('face.reports')}
      intro={t('face.reports_intro')}
      actions={<ExportReport wanted={{ by, from, until }} isEmpty={!report.data?.rows.length} />}
    >
      <FilterBar
        label={t('face.reports')}
        clear={{ label: t('face.clear'), onClear: () => setAddress({ from: '', to: '' }) }}
        isNarrowed={days.from !== '' || days.to !== ''}
      >
        <Segmented<FaceReportKind>
          aria-label={t('face.reports_by')}
          value={by}
          options={FACE_REPORTS.map((value) => ({ value, label: t(`face.report_by_${value}`) }))}
          onChange={(next) => setAddress({ by: next })}
        />
        <DaysField
          labels={{ from: t('face.report_from'), to: t('face.report_to') }}
          from={span.firstDay}
          to={span.lastDay}
          onChange={setAddress}
        />
      </FilterBar>
      {report.data ? (
        report.data.rows.length === 0 ? (
          <StateBlock kind="empty" title={t('face.report_none')} text={t('face.report_none_text')} />
        ) : (
          <>
            <RowTable<FaceReportRow>
              label={t('face.reports')}
              rows={report.data.rows}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'name',
                  title: t(`face.report_${by}`),
                  keep: 'name',
                  cell: ({ name }) => name || t('face.report_no_department'),
                },
                ...counts.map((key) => ({
                  key,
                  title: t(`face.report_${key}`),
                  align: 'end' as const,
                  cell: (row: FaceReportRow) => number(row[key]),
                })),
                {
                  key: 'rate',
                  title: t('face.report_rate'),
                  align: 'end',
                  cell: ({ rate }) => (rate === null ? '—' : `${rate}%`),
                },
                { key: 'hours', title: t('face.report_hours'), align: 'end', cell: ({ hours }) => number(hours) },
                { key: 'score', title: t('face.report_score'), align: 'end', cell: ({ score }) => number(score) },
                {
                  key: 'costs',
                  title: t('face.report_costs'),
                  align: 'end',
                  cell: ({ costs }) => number(costs === null ? null : costs / CENTS),
                },
              ]}
            />
            {report.data.isCut && <p className={styles.quiet}>{t('face.report_cut')}</p>}
          </>
        )
      ) : report.isError ? (
        <FailureBlock error={report.error} onRetry={() => void report.refetch()} />
      ) : (
        <div role="status" aria-label={t('kernel.loading')}>
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      )}
    </ManagePage>
  )
}

interface ExportReportProps {
  wanted: { by: FaceReportKind; from: string; until: string }
  isEmpty: boolean
}

function ExportReport({ wanted, isEmpty }: ExportReportProps) {
  const t = useT()
  const exporting = useAct('POST /sands-lms/api/v1/manage/face/report/export')
  const [batchId, setBatchId] = useState<BatchId>()
  const start = async () => {
    const { data } = await attempt(() => exporting.mutateAsync({ body: wanted }))
    if (data) setBatchId(data.batchId)
  }
  return (
    <>
      <Button
        icon={<ExportOutlined aria-hidden />}
        disabled={isEmpty}
        loading={exporting.isPending}
        onClick={() => void start()}
      >
        {t('face.report_export')}
      </Button>
      <BatchDialog batchId={batchId} title={t('face.reports')} onClose={() => setBatchId(undefined)} />
    </>
  )
}
