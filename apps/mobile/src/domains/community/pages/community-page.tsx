import { communityLinks } from '@sands/contract/community/community.links'
import { COLUMNS_LOADED, FEED_PAGE, FEED_SORTS, PINS_LOADED } from '@sands/rules/community/content'
import { useCall } from '@sands/web/call/use-call'
import { COMMUNITY_INDEX } from '@sands/web/community/community-calls'
import { watchDrafts } from '@sands/web/community/post-sender'
import { useFeed } from '@sands/web/community/use-feed'
import { useT } from '@sands/web/i18n/i18n'
import { Plus, Search } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { tabId } from '../../../kernel/ui/page/tabs.tsx'
import { CommunityHead } from '../components/community-head.tsx'
import { Feed } from '../components/feed.tsx'
import { FeedChoiceBar } from '../components/feed-choice-bar.tsx'
import { FEED_ORDERS, FEED_TABS, type FeedChoice, feedChoiceOf } from '../feed-choices.ts'
import styles from './community-page.module.css'

const PANEL = 'community-feed'

/** The community: banners, special columns, pinned content and the feed. The chosen type is in the address. */
export function CommunityPage() {
  const t = useT()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const { tab, order } = feedChoiceOf(search)
  const type = FEED_TABS[tab]
  const sortType = FEED_ORDERS[order]
  const index = useCall(
    COMMUNITY_INDEX,
    { query: { boardSize: COLUMNS_LOADED, topContentSize: PINS_LOADED, topType: 1 } },
    { keep: true },
  )
  // The first page of all content comes with the page itself.
  const isPlain = type === undefined && sortType === FEED_SORTS.newest
  const feed = useFeed(
    { size: FEED_PAGE, ...(type && { type }), ...(sortType !== FEED_SORTS.newest && { sortType }) },
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
  const choose = useCallback(
    (next: FeedChoice) =>
      setSearch(
        { ...(next.tab !== 'all' && { tab: next.tab }), ...(next.order !== 'newest' && { sort: next.order }) },
        { replace: true },
      ),
    [setSearch],
  )
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
          <CommunityHead
            banners={index.data?.banners}
            columns={index.data?.columnBoardPage.records}
            pins={index.data?.topContents}
          />
          <FeedChoiceBar panelId={PANEL} tab={tab} order={order} onChoose={choose} />
          <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, tab)}>
            <Feed feed={feed} />
          </div>
        </div>
      </PullToRefresh>
      <BackToTop />
    </Page>
  )
}
