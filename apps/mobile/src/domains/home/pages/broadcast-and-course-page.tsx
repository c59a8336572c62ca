import { usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { Suspense, useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { FeedBones, FeedList } from '../../../kernel/feed/feed-list.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { InfoClassTile, keyOf } from '../components/info-class-tile.tsx'
import { INFO_AND_CLASS } from '../info-class.ts'

const PAGE_SIZE = 20
const BONES = 8

/** All items of a module with articles and courses; without a module, all articles and courses. */
export function BroadcastAndCoursePage() {
  const t = useT()
  const [search] = useSearchParams()
  const moduleId = search.get('moduleId') || undefined
  const pages = usePages(INFO_AND_CLASS, { ...(moduleId && { moduleId }), size: PAGE_SIZE }, { keep: true })
  const { refetch } = pages
  const refresh = useCallback(() => refetch(), [refetch])
  const [first] = pages.data?.pages ?? []
  const items = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <Page title={first?.title || t('home.info_class')}>
      <PullToRefresh onRefresh={refresh}>
        <CachedNote at={pages.cachedAt} />
        {content()}
      </PullToRefresh>
      <BackToTop />
    </Page>
  )

  function content() {
    const bones = <FeedBones layout={1} kind="tile" count={BONES} />
    if (!items) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void refetch()} />
      return bones
    }
    if (items.length === 0) return <EmptyState title={t('home.info_class_none')} />
    return (
      <Suspense fallback={bones}>
        <FeedList layout={1} kind="tile">
          {items.map((item) => (
            <InfoClassTile key={keyOf(item)} item={item} layout={1} />
          ))}
        </FeedList>
        <ListEnd pages={pages} />
      </Suspense>
    )
  }
}
