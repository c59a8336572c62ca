import { ExportOutlined } from '@ant-design/icons'
import type { BatchId } from '@sands/contract/kernel/schema'
import type { SalesLine } from '@sands/contract/shop/manage.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { localMoment } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { DaysField } from '../../../kernel/ui/form/day-field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { type Column, RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import styles from '../shop.module.css'
import { useLegsText } from './price-text.ts'

const ADDRESS = { from: textValue(10), to: textValue(10) }
const DAY = /^\d{4}-\d{2}-\d{2}$/
const DAY_MS = 86_400_000
/** The most lines that the report shows. */
const LINES_MOST = 500
/** The day on this computer, as the report counts days. */
const dayOf = (at: number): string => localMoment(new Date(at).toISOString()).slice(0, 10)

/** How goods sell: orders, what was paid and what was given back. */
export function SalesPage() {
  const t = useT()
  const legsText = useLegsText()
  const [today] = useState(() => Date.now())
  const [address, setAddress] = useAddressQuery(ADDRESS)
  const from = DAY.test(address.from) ? address.from : dayOf(today - 30 * DAY_MS)
  const to = DAY.test(address.to) ? address.to : dayOf(today)
  const report = useCall(
    'GET /sands-shopping/api/v1/manage/sales/report',
    { query: { from, until: to } },
    { staleTime: 0 },
  )
  const exporting = useAct('POST /sands-shopping/api/v1/manage/sales/export')
  const [batchId, setBatchId] = useState<BatchId>()
  const run = useRun(report.refetch)
  const startExport = () =>
    run(async () => setBatchId((await exporting.mutateAsync({ body: { from, until: to } })).batchId))
  const columns: readonly Column<SalesLine>[] = [
    { key: 'goods', title: t('shop.manage_one'), keep: 'name', cell: ({ spuName }) => spuName },
    { key: 'orders', title: t('shop.manage_orders'), align: 'end', cell: ({ orders }) => orders },
    {
      key: 'paid',
      title: t('shop.manage_income'),
      align: 'end',
      keep: true,
      cell: ({ cash, points, currency }) => legsText({ cash, points }, currency),
    },
    {
      key: 'back',
      title: t('shop.manage_given_back'),
      align: 'end',
      keep: true,
      cell: ({ refundedCash, refundedPoints, currency }) =>
        legsText({ cash: refundedCash, points: refundedPoints }, currency),
    },
  ]
  return (
    <ManagePage
      title={t('shop.manage_sales')}
      intro={t('shop.manage_sales_intro')}
      actions={
        <Button
          icon={<ExportOutlined aria-hidden />}
          loading={exporting.isPending}
          disabled={report.data?.length === 0}
          onClick={() => void startExport()}
        >
          {t('shop.manage_export')}
        </Button>
      }
    >
      <search className={styles.filters} aria-label={t('shop.manage_sales')}>
        <DaysField
          labels={{ from: t('shop.manage_from'), to: t('shop.manage_until') }}
          from={from}
          to={to}
          onChange={setAddress}
        />
      </search>
      {report.data ? (
        report.data.length > 0 ? (
          <div className={styles.card}>
            <RowTable
              label={t('shop.manage_sales')}
              columns={columns}
              rows={report.data}
              rowKey={({ goodsId, currency }) => `${goodsId} ${currency}`}
            />
          </div>
        ) : (
          <p className={styles.quiet}>{t('shop.manage_sales_none')}</p>
        )
      ) : report.error ? (
        <FailureBlock error={report.error} onRetry={() => void report.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
      {report.data && report.data.length >= LINES_MOST && (
        <p className={styles.quiet}>{t('shop.manage_sales_most', { count: LINES_MOST })}</p>
      )}
      <BatchDialog batchId={batchId} title={t('shop.batch_sales')} onClose={() => setBatchId(undefined)} />
    </ManagePage>
  )
}
