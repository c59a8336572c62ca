import type { UserId } from '@sands/contract/kernel/schema'
import type { LedgerEntry } from '@sands/contract/points/points.model'
import type { PointCategory } from '@sands/rules/points/points'
import { useCall } from '@sands/web/call/use-call'
import { Drawer } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { EntryFilters } from '../entry-filters.tsx'
import styles from '../points.module.css'
import { entryFilter } from '../points-address.ts'
import { useLedgerColumns } from '../use-entry-columns.tsx'

const WIDTH = 760
const PAGE_SIZE = 20

interface LedgerDrawerProps {
  userId: UserId | undefined
  onClose: () => void
}

/** The ledger of one person. */
export function LedgerDrawer({ userId, onClose }: LedgerDrawerProps) {
  return (
    <Drawer
      open={userId !== undefined}
      size={WIDTH}
      onClose={onClose}
      destroyOnHidden
      title={<Title userId={userId} />}
    >
      {userId && <PersonLedger userId={userId} />}
    </Drawer>
  )
}

const LEDGER = 'GET /sands-shopping/api/v1/manage/points/ledger/page'

function Title({ userId }: { userId: UserId | undefined }) {
  const t = useT()
  const { data } = useCall(LEDGER, userId ? { query: { userId, current: 1, size: PAGE_SIZE } } : null)
  if (!data) return t('points.manage_ledger')
  return t('points.manage_ledger_of', { name: data.account.person.name })
}

function PersonLedger({ userId }: { userId: UserId }) {
  const t = useT()
  const [filter, setFilter] = useState<{ category: PointCategory | ''; month: string }>({ category: '', month: '' })
  const [paging, setPaging] = useState({ current: 1, size: PAGE_SIZE })
  const page = useCall(LEDGER, { query: { userId, ...entryFilter(filter), ...paging } }, { staleTime: 0 })
  const columns = useLedgerColumns()
  const account = page.data?.account
  const change = (patch: Partial<typeof filter>) => {
    setFilter({ ...filter, ...patch })
    setPaging({ ...paging, current: 1 })
  }
  return (
    <div className={styles.form}>
      <div className={styles.filters}>
        <EntryFilters {...filter} onChange={change} />
        {account && (
          <span className={styles.sums}>
            <span>{t('points.manage_balance_is', { points: account.balance })}</span>
            {account.held > 0 && <span>{t('points.held', { points: account.held })}</span>}
          </span>
        )}
      </div>
      <DataTable<LedgerEntry>
        label={t('points.manage_ledger')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={{ ...page, data: page.data?.entries }}
        paging={paging}
        onPaging={(patch) => setPaging({ ...paging, ...patch })}
        empty={
          <EmptyList
            isNarrowed={filter.category !== '' || filter.month !== ''}
            none={{ title: t('points.none_title'), text: t('points.manage_none_of_text') }}
            notFound={{
              title: t('points.none_here_title'),
              text: t('points.none_here_text'),
              clear: { label: t('points.show_all'), onClear: () => change({ category: '', month: '' }) },
            }}
          />
        }
      />
    </div>
  )
}
