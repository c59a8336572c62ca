import { communityLinks } from '@sands/contract/community/community.links'
import {
  COLUMNS_LOADED,
  COLUMNS_SHOWN,
  CONTENT_TYPES,
  type ContentType,
  FEED_PAGE,
  FEED_SORTS,
  PINS_LOADED,
} from '@sands/rules/community/content'
import { useCall } from '@sands/web/call/use-call'
import { COMMUNITY_INDEX } from '@sands/web/community/community-calls'
import { watchDrafts } from '@sands/web/community/post-sender'
import { useFeed } from '@sands/web/community/use-feed'
import { useT } from '@sands/web/i18n/i18n'
import { Plus, Search } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { Tabs, tabId } from '../../../kernel/ui/page/tabs.tsx'
import { Banners } from '../components/banners.tsx'
import { ColumnGrid } from '../components/column-grid.tsx'
import { Feed } from '../components/feed.tsx'
import { Pins } from '../components/pins.tsx'
import styles from './community-page.module.css'

const PANEL = 'community-feed'
const TYPES: Readonly<Record<string, ContentType>> = {
  note: CONTENT_TYPES.note,
  article: CONTENT_TYPES.article,
  album: CONTENT_TYPES.album,
}

const SORTS = [
  ['newest', FEED_SORTS.newest],
  ['hot', FEED_SORTS.hot],
  ['following', FEED_SORTS.following],
] as const

/** The community: banners, special columns, pinned content and the feed. The chosen type is in the address. */
export function CommunityPage() {
  const t = useT()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') ?? 'all'
  const type = TYPES[tab]
  const index = useCall(
    COMMUNITY_INDEX,
    { query: { boardSize: COLUMNS_LOADED, topContentSize: PINS_LOADED, topType: 1 } },
    { keep: true },
  )
  // The first page of all content comes with the page itself.
  const sort = SORTS.find(([name]) => name === search.get('sort')) ?? SORTS[0]
  const isPlain = type === undefined && sort[1] === FEED_SORTS.newest
  const feed = useFeed(
    { size: FEED_PAGE, ...(type && { type }), ...(sort[1] !== FEED_SORTS.newest && { sortType: sort[1] }) },
    { first: isPlain ? index.data?.contents : undefined, enabled: !isPlain || index.isError },
  )
  const { refetch } = index
  const { restart } = feed
  const { refetch: refetchFeed } = feed.pages
  // Pulling down shows the first page again; coming back from a content keeps what was loaded.
  const refresh = useCallback(async () => {
    const [{ data }] = await Promise.all([refetch(), ...(isPlain ? [] : [refetchFeed()])])
    if (isPlain && data) restart(data.contents)
  }, [refetch, refetchFeed, restart, isPlain])
  useEffect(watchDrafts, [])
  const show = (next: { tab: string; sort: string }) => {
    const values = {
      ...(next.tab !== 'all' && { tab: next.tab }),
      ...(next.sort !== SORTS[0][0] && { sort: next.sort }),
    }
    setSearch(values, { replace: true })
  }
  const columns = index.data?.columnBoardPage.records ?? []
  return (
    <Page
      title={t('community.title')}
      back={false}
      end={
        <>
          <BarButton
            icon={Search}
            label={t('community.search')}
            onClick={() => void navigate(communityLinks.search())}
          />
          <BarButton
            icon={Plus}
            label={t('community.publish')}
            onClick={() => void navigate(communityLinks.publish())}
          />
        </>
      }
    >
      <PullToRefresh onRefresh={refresh}>
        <div className={styles.parts}>
          <Banners banners={index.data?.banners ?? []} />
          {columns.length > 0 && (
            <section>
              <div className={styles.head}>
                <h2 className={styles.heading}>{t('community.columns')}</h2>
                {columns.length > COLUMNS_SHOWN && (
                  <Link to={communityLinks.columns()} className={styles.more}>
                    {t('community.more')}
                  </Link>
                )}
              </div>
              <ColumnGrid boards={columns.slice(0, COLUMNS_SHOWN)} />
            </section>
          )}
          <Pins contents={index.data?.topContents ?? []} />
          <Tabs
            label={t('community.types')}
            panelId={PANEL}
            chosen={type ? tab : 'all'}
            onChoose={(next) => show({ tab: next, sort: sort[0] })}
            options={[
              { id: 'all', label: t('community.type_all') },
              { id: 'note', label: t('community.type_note') },
              { id: 'article', label: t('community.type_article') },
              { id: 'album', label: t('community.type_album') },
            ]}
          />
          <Chips
            label={t('community.sorts')}
            options={SORTS.map(([id]) => ({ id, label: t(`community.sort_${id}`) }))}
            chosen={sort[0]}
            onChoose={(next) => show({ tab, sort: next })}
          />
          <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, type ? tab : 'all')}>
            <Feed feed={feed} />
          </div>
        </div>
      </PullToRefresh>
      <BackToTop />
    </Page>
  )
}
