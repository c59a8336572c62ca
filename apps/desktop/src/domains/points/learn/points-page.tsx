import type { PointEntry, PointsIndex } from '@sands/contract/points/points.model'
import { useCall } from '@sands/web/call/use-call'
import { usePointsText } from '@sands/web/points/points-text'
import { Skeleton } from 'antd'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StatTile, StatTiles } from '../../../kernel/ui/stat-tiles.tsx'
import { EntryFilters } from '../entry-filters.tsx'
import styles from '../points.module.css'
import { ENTRY_ADDRESS, entryFilter } from '../points-address.ts'
import { useEntryColumns } from '../use-entry-columns.tsx'
import { WayList } from './way-list.tsx'

/** The points of the person: balance, entries, and how to earn more. */
export function PointsPage() {
  const t = useT()
  const text = usePointsText()
  const [address, setAddress] = useAddressQuery(ENTRY_ADDRESS)
  const { current, size, category, month } = address
  const points = useCall('GET /sands-shopping/api/v1/integral/user-integral/index', {}, { staleTime: 0 })
  const filter = entryFilter(address)
  const page = useCall(
    'GET /sands-shopping/api/v1/integral/user-integral/page',
    { query: { ...filter, current, size } },
    { staleTime: 0 },
  )
  const columns = useEntryColumns<PointEntry>()
  const clear = () => setAddress({ current: 1, category: '', month: '' })
  return (
    <ManagePage title={t('points.title')}>
      {tiles()}
      <Card title={t('points.tab_entries')}>
        <search className={styles.filters} aria-label={t('points.tab_entries')}>
          <EntryFilters category={category} month={month} onChange={(patch) => setAddress({ current: 1, ...patch })} />
          {page.data && (
            <span className={styles.sums}>
              <span>{t('points.earned', { points: text(page.data.earned) })}</span>
              <span>{t('points.spent', { points: text(page.data.spent) })}</span>
            </span>
          )}
        </search>
        <DataTable<PointEntry>
          label={t('points.title')}
          columns={columns}
          rowKey={({ id }) => id}
          answer={{ ...page, data: page.data?.entries }}
          paging={{ current, size }}
          onPaging={setAddress}
          empty={
            <EmptyList
              isNarrowed={Object.keys(filter).length > 0}
              none={{ title: t('points.none_title'), text: t('points.none_text') }}
              notFound={{
                title: t('points.none_here_title'),
                text: t('points.none_here_text'),
                clear: { label: t('points.show_all'), onClear: clear },
              }}
            />
          }
        />
      </Card>
      {points.data && <WayList ways={points.data.ways} />}
    </ManagePage>
  )

  function tiles() {
    if (points.data) return <PointTiles points={points.data} />
    if (points.error) return <FailureBlock error={points.error} onRetry={() => void points.refetch()} />
    return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  }
}

function PointTiles({ points }: { points: PointsIndex }) {
  const t = useT()
  const text = usePointsText()
  const { day } = useMoments()
  const { balance, available, held, expiring, earnedMonth } = points
  return (
    <StatTiles label={t('points.title')}>
      <StatTile
        label={t('points.balance')}
        value={text(balance)}
        state={
          <span className={styles.quiet}>
            {[
              t('points.available', { points: text(available) }),
              ...(held > 0 ? [t('points.held', { points: text(held) })] : []),
            ].join(' · ')}
          </span>
        }
      />
      <StatTile label={t('points.this_month')} value={text(earnedMonth)} />
      <StatTile label={t('points.today')} value={text(points.earnedToday)} />
      {expiring && (
        <StatTile
          label={t('points.manage_expiring')}
          value={text(expiring.points)}
          state={<span className={styles.quiet}>{day(expiring.at)}</span>}
        />
      )}
    </StatTiles>
  )
}
