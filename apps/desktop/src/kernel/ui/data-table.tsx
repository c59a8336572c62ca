import type { PageOf } from '@sands/contract/kernel/schema'
import { Skeleton, Table, type TableColumnsType } from 'antd'
import { type Key, type ReactNode, useEffect, useRef, useState } from 'react'
import { PAGE_SIZES } from '../address/address-query.ts'
import { useT } from '../text.ts'
import styles from './data-table.module.css'
import { FailureBlock } from './failure-block.tsx'
import { lastPage } from './last-page.ts'
import { moveBetweenRows } from './move-between-rows.ts'

interface DataTableProps<Row extends object> {
  /** What the table lists, for those who do not see it. */
  label: string
  columns: TableColumnsType<Row>
  rowKey: (row: Row) => string
  /** The answer of a page call, as `useCall` gives it. */
  answer: {
    data: PageOf<Row> | undefined
    error: Error | null
    isPending: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  /** Paging as `useAddressQuery(pageValues)` gives it. */
  paging: { current: number; size: number }
  onPaging: (patch: { current: number; size: number }, options?: { replace: boolean }) => void
  empty: ReactNode
  /** Ids of chosen rows; they stay chosen from page to page. */
  selection?: { chosen: readonly string[]; onChange: (ids: readonly string[]) => void }
}

/** A paged list with its four states. Arrow keys move between the rows' controls. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rowKey, answer, paging, onPaging, empty, selection } = props
  const t = useT()
  const frame = useRef<HTMLElement>(null)
  const data = useKept(answer.data)

  // The last row of the last page is gone: the page before it is what the person wants to see.
  const end = answer.data ? lastPage(answer.data.total, paging.size) : paging.current
  useEffect(() => {
    if (paging.current > end) onPaging({ current: end, size: paging.size }, { replace: true })
  }, [paging, end, onPaging])

  if (!data && answer.isPending) return <TableSkeleton label={t('kernel.loading')} />
  if (!data || (answer.error && !answer.data))
    return <FailureBlock error={answer.error} onRetry={() => void answer.refetch()} />
  if (data.total === 0) return <div className={styles.card}>{empty}</div>

  return (
    <section ref={frame} className={styles.card} aria-label={label} onKeyDown={moveBetweenRows}>
      <Table<Row>
        columns={columns}
        dataSource={data.records}
        rowKey={rowKey}
        loading={answer.isPending}
        scroll={{ x: 'max-content' }}
        {...(selection && {
          rowSelection: {
            selectedRowKeys: [...selection.chosen],
            preserveSelectedRowKeys: true,
            onChange: (keys: Key[]) => selection.onChange(keys.map(String)),
          },
        })}
        pagination={{
          current: paging.current,
          pageSize: paging.size,
          total: data.total,
          pageSizeOptions: [...PAGE_SIZES],
          showSizeChanger: { 'aria-label': t('manage.page_size') },
          showTotal: (total) => t('manage.total', { count: total }),
          onChange: (current, size) => {
            onPaging({ current: size === paging.size ? current : 1, size })
            frame.current?.scrollIntoView({ block: 'nearest' })
          },
        }}
      />
    </section>
  )
}

/** The page before stays in sight until the next one is there: nothing jumps. */
function useKept<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? kept
}

function TableSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} active title={false} paragraph={{ rows: 1, width: '100%' }} />
      ))}
    </div>
  )
}
