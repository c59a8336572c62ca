import { courseLinks } from '@sands/contract/course/course.links'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { useSession } from '@sands/web/session/session'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { WindowedList } from '../../../kernel/ui/list/windowed-list.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { Bone, RowsSkeleton, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { Tabs } from '../../../kernel/ui/page/tabs.tsx'
import { MyRank } from '../components/my-rank.tsx'
import { Podium } from '../components/podium.tsx'
import { RankLine } from '../components/rank-line.tsx'
import { Segments } from '../components/segments.tsx'
import { RANK_ORDERS, RANK_PERIODS, RANK_SCOPES, useRanks } from '../use-ranks.ts'
import styles from './rank-page.module.css'

const PANEL = 'ranks'
const ON_PODIUM = 3
const ROW_PX = 64

/** The people with the most study time or points, and the person's own rank. The choice is in the address. */
export function RankPage() {
  const t = useT()
  const [language] = useLanguage()
  const [search, setSearch] = useSearchParams()
  const period = RANK_PERIODS.find((name) => name === search.get('period')) ?? 'month'
  const scope = RANK_SCOPES.find((name) => name === search.get('scope')) ?? 'college'
  const by = RANK_ORDERS.find((name) => name === search.get('by')) ?? 'time'
  const ranks = useRanks({ period, scope, by })
  const { refetch } = ranks
  const refresh = useCallback(() => refetch(), [refetch])
  const meId = useSession()?.userId
  const first = ranks.data?.pages[0]
  const rows = useMemo(() => ranks.data?.pages.flatMap((page) => page.ranks.records), [ranks.data])
  const below = useMemo(() => rows?.slice(ON_PODIUM) ?? [], [rows])
  function show(next: { period?: string; scope?: string; by?: string }) {
    const { by: order, ...chosen } = { period, scope, by, ...next }
    setSearch(order === 'time' ? chosen : { ...chosen, by: order }, { replace: true })
  }

  return (
    <Page title={t('study.rank')} bottom={first && <MyRank mine={first.mine} people={first.people} by={by} />}>
      <div className={styles.choices}>
        <Segments
          label={t('study.rank_by')}
          options={RANK_ORDERS.map((id) => ({ id, label: t(`study.rank_by_${id}`) }))}
          chosen={by}
          onChoose={(id) => show({ by: id })}
        />
        <Tabs
          label={t('study.period')}
          panelId={PANEL}
          options={RANK_PERIODS.map((id) => ({ id, label: t(`study.rank_${id}`) }))}
          chosen={period}
          onChoose={(id) => show({ period: id })}
        />
        <Segments
          label={t('study.scope')}
          options={RANK_SCOPES.map((id) => ({ id, label: t(`study.scope_${id}`) }))}
          chosen={scope}
          onChoose={(id) => show({ scope: id })}
        />
      </div>
      <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${period}`} className={styles.panel}>
        <PullToRefresh onRefresh={refresh}>{content()}</PullToRefresh>
      </div>
      <BackToTop />
    </Page>
  )

  function content() {
    if (!rows || !first) {
      if (ranks.isError) return <ErrorState error={ranks.error} onRetry={() => void refetch()} />
      return <RanksSkeleton />
    }
    if (rows.length === 0) {
      const action = <ButtonLink to={courseLinks.list()}>{t('study.go_study')}</ButtonLink>
      return (
        <EmptyState
          title={t('study.no_ranks_title')}
          text={t(by === 'time' ? 'study.no_ranks_text' : 'study.no_point_ranks_text')}
          action={action}
        />
      )
    }
    const asOf = dateFormat(localeOf(language), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    return (
      <>
        <Podium rows={rows.slice(0, ON_PODIUM)} meId={meId} by={by} />
        <WindowedList items={below} keyOf={({ userId }) => userId} estimate={ROW_PX} className={styles.rows}>
          {(row) => <RankLine row={row} isMe={row.userId === meId} by={by} />}
        </WindowedList>
        <p className={styles.note}>{t('study.rank_note', { time: asOf.format(new Date(first.asOf)) })}</p>
        <ListEnd pages={ranks} />
      </>
    )
  }
}

function RanksSkeleton() {
  return (
    <>
      <Skeleton>
        <div className={styles.bones}>
          <Bone height="132px" />
          <Bone height="168px" />
          <Bone height="120px" />
        </div>
      </Skeleton>
      <RowsSkeleton rows={5} />
    </>
  )
}
