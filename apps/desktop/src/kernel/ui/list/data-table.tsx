import type { PageOf } from '@sands/contract/kernel/schema'
import { Skeleton } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../../text.ts'
import { FailureBlock } from '../page/failure-block.tsx'
import styles from './data-table.module.css'
import { moveBetweenRows } from './move-between-rows.ts'
import { lastPage } from './page-numbers.ts'
import { Pager, type Paging } from './pager.tsx'
import { type Column, RowTable, type Selection, type Sorting } from './row-table.tsx'

interface DataTableProps<Row> {
  /** Names the listed entities. */
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** The result of a page call from `useCall`. */
  answer: {
    data: PageOf<Row> | undefined
    error: Error | null
    isPending: boolean
    refetch: () => unknown
  }
  /** The paging values from `useAddressQuery(pageValues)`. */
  paging: Paging
  onPaging: (patch: Paging, options?: { replace: boolean }) => void
  /** The answer is the whole list: there are no pages to turn. */
  isWhole?: boolean
  empty: ReactNode
  /** A link elsewhere, for when the parent of the list does not exist. */
  way?: ReactNode
  selection?: Selection<Row>
  sorting?: Sorting
  /** Renders the rows in another form than a table. */
  draw?: ((rows: readonly Row[]) => ReactNode) | undefined
}

/** A paged list with its loading, failed, empty and filled states. Arrow keys move between the controls of the rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rowKey, answer, paging, onPaging, empty, way, selection, sorting, draw, isWhole } = props
  const t = useT()
  const frame = useRef<HTMLElement>(null)
  const data = useStored(answer.data)

  // The last row of the last page was deleted, so the page before it is shown.
  const end = answer.data ? lastPage(answer.data.total, paging.size) : paging.current
  useEffect(() => {
    if (paging.current > end) onPaging({ current: end, size: paging.size }, { replace: true })
  }, [paging, end, onPaging])

  if (!data && answer.isPending) return <TableSkeleton label={t('kernel.loading')} />
  if (!data || (answer.error && !answer.data)) {
    return (
      <div className={styles.card}>
        <FailureBlock error={answer.error} onRetry={() => void answer.refetch()} way={way} />
      </div>
    )
  }
  if (data.total === 0) return <div className={styles.card}>{empty}</div>

  const turn = (next: Paging) => {
    onPaging(next)
    frame.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <section
      ref={frame}
      className={styles.card}
      aria-label={label}
      aria-busy={answer.isPending}
      onKeyDown={moveBetweenRows}
    >
      {draw ? (
        draw(data.records)
      ) : (
        <RowTable
          label={label}
          columns={columns}
          rows={data.records}
          rowKey={rowKey}
          {...(selection && { selection })}
          {...(sorting && { sorting })}
        />
      )}
      {!isWhole && <Pager paging={paging} total={data.total} onTurn={turn} />}
    </section>
  )
}

/** The previous page stays visible until the next one is loaded, so that nothing jumps. */
function useStored<T>(value: T | undefined): T | undefined {
  const [stored, setStored] = useState(value)
  if (value !== undefined && value !== stored) setStored(value)
  return value ?? stored
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
