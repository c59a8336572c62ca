import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { CheckCheck } from 'lucide-react'
import { useCallback } from 'react'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import rows from '../components/shelf-row.module.css'
import { ShelfRow, ShelvesSkeleton } from '../components/shelf-row.tsx'
import { SHELF_LIST } from '../inbox-cache.ts'
import { useInboxActs } from '../use-inbox-acts.ts'
import { useInboxFollower } from '../use-inbox-follower.ts'
import { useLinkCollege } from '../use-link-college.ts'

/** The shelves of the inbox. */
export function NewsPage({ back = true }: { back?: boolean }) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const pending = useInboxFollower()
  const acts = useInboxActs()
  const isElsewhere = useLinkCollege()
  const fetched = useCall(SHELF_LIST, undefined, { keep: true, enabled: !isElsewhere })
  const { refetch } = fetched
  const refresh = useCallback(() => refetch(), [refetch])
  const shelves = fetched.data?.map((shelf) => (pending.isShelfRead(shelf) ? { ...shelf, unreadCount: 0 } : shelf))
  const count = shelves?.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0

  const readAll = async () => {
    const title = t('message.read_all_ask')
    const text = t('message.read_all_text', { count })
    if (await ask({ title, text, confirm: t('message.read_all') })) await acts.readAll()
  }
  const end = count > 0 && <BarButton icon={CheckCheck} label={t('message.read_all')} onClick={() => void readAll()} />
  return (
    <Page title={t('message.title')} back={back} end={end}>
      <PullToRefresh onRefresh={refresh}>
        <CachedNote at={fetched.cachedAt} />
        {content()}
      </PullToRefresh>
    </Page>
  )

  function content() {
    if (!shelves) {
      if (fetched.isError) return <ErrorState error={fetched.error} onRetry={() => void refetch()} />
      return <ShelvesSkeleton />
    }
    if (shelves.every(({ latest }) => latest === null)) {
      return <EmptyState title={t('message.none_title')} text={t('message.none_text')} />
    }
    return (
      <ul className={rows.rows}>
        {shelves.map((shelf) => (
          <ShelfRow key={shelf.code} shelf={shelf} timeAgo={timeAgo} />
        ))}
      </ul>
    )
  }
}

/** The same page as a tab, without a back button. */
export function NewsTabPage() {
  return <NewsPage back={false} />
}
