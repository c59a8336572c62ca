import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureBlock } from '../page/failure-block.tsx'
import styles from './paged-list.module.css'
import { Pager, type Paging } from './pager.tsx'

interface PagedListProps<Row> {
  asked: UseQueryResult<{ records: Row[]; total: number }>
  paging: Paging
  onTurn: (paging: Paging) => void
  /** A skeleton in the shape of the list. */
  skeleton: ReactNode
  /** Shown when the list is empty. */
  empty: ReactNode
  children: (rows: readonly Row[], total: number) => ReactNode
}

/** A paged list of the portal, with its loading, failed and empty states. */
export function PagedList<Row>({ asked, paging, onTurn, skeleton, empty, children }: PagedListProps<Row>) {
  const { data } = asked
  if (!data) {
    if (!asked.isError) return skeleton
    return (
      <div className={styles.state}>
        <FailureBlock error={asked.error} onRetry={() => void asked.refetch()} />
      </div>
    )
  }
  if (data.records.length === 0) return <div className={styles.state}>{empty}</div>
  return (
    <div className={styles.list}>
      {children(data.records, data.total)}
      {data.total > paging.size && (
        <div className={styles.pager}>
          <Pager paging={paging} total={data.total} onTurn={onTurn} />
        </div>
      )}
    </div>
  )
}
