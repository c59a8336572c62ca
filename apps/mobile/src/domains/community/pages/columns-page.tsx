import { usePages } from '@sands/web/call/use-call'
import { BOARD_COLUMNS } from '@sands/web/community/community-calls'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { SearchField } from '../../../kernel/ui/search-field.tsx'
import { useSettled } from '../../../kernel/use-settled.ts'
import { ColumnGrid } from '../components/column-grid.tsx'
import { FeedSkeleton } from '../components/feed.tsx'
import styles from './search.module.css'

/** All special columns. */
export function ColumnsPage() {
  const t = useT()
  const [typed, setTyped] = useState('')
  const keyWord = useSettled(typed.trim())
  const pages = usePages(BOARD_COLUMNS, { size: 30, ...(keyWord && { keyWord }) })
  const boards = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <Page title={t('community.columns')}>
      <div className={styles.search}>
        <SearchField label={t('community.search_columns')} value={typed} onChange={setTyped} />
      </div>
      {content()}
    </Page>
  )

  function content() {
    if (!boards) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <FeedSkeleton />
    }
    if (boards.length === 0) return <EmptyState title={t('community.no_columns')} />
    return (
      <>
        <ColumnGrid boards={boards} />
        <ListEnd pages={pages} />
      </>
    )
  }
}
