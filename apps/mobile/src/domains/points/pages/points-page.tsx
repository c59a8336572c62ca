import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useId, useState } from 'react'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { Bone, RowsSkeleton, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import { Tabs, tabId } from '../../../kernel/ui/page/tabs.tsx'
import { BalanceCard } from '../components/balance-card.tsx'
import { Entries } from '../components/entries.tsx'
import { Holds, Ways } from '../components/ways.tsx'
import styles from './points-page.module.css'

const TABS = ['entries', 'ways'] as const
type Tab = (typeof TABS)[number]
const ENTRIES = 'GET /sands-shopping/api/v1/integral/user-integral/page'

/** The points of the person: balance, entries, and how to earn more. */
export function PointsPage() {
  const t = useT()
  const panelId = useId()
  const [tab, setTab] = useState<Tab>('entries')
  const client = useQueryClient()
  const points = useCall('GET /sands-shopping/api/v1/integral/user-integral/index', {}, { keep: true })
  const { refetch } = points
  const refresh = useCallback(
    () => Promise.all([refetch(), client.invalidateQueries({ queryKey: [ENTRIES] })]),
    [refetch, client],
  )
  return (
    <Page title={t('points.title')}>
      <PullToRefresh onRefresh={refresh}>
        <CachedNote at={points.cachedAt} />
        {content()}
      </PullToRefresh>
      <BackToTop />
    </Page>
  )

  function content() {
    if (!points.data) {
      if (points.isError) return <ErrorState error={points.error} onRetry={() => void refetch()} />
      return <PointsSkeleton />
    }
    const options = TABS.map((id) => ({ id, label: t(`points.tab_${id}`) }))
    return (
      <>
        <BalanceCard points={points.data} />
        <Tabs label={t('points.title')} options={options} chosen={tab} onChoose={setTab} panelId={panelId} />
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, tab)} className={styles.panel}>
          {tab === 'entries' ? (
            <>
              <Holds holds={points.data.holds} />
              <Entries />
            </>
          ) : (
            <Ways ways={points.data.ways} />
          )}
        </div>
      </>
    )
  }
}

function PointsSkeleton() {
  return (
    <>
      <Skeleton>
        <div className={styles.bones}>
          <Bone width="30%" height="16px" />
          <Bone width="50%" height="40px" />
          <Bone height="72px" />
        </div>
      </Skeleton>
      <RowsSkeleton rows={5} />
    </>
  )
}
