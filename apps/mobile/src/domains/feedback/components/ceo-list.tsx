import type { CeoBox } from '@sands/rules/feedback'
import { usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { CEO_CREATE, CEO_PAGE } from '../feedback-calls.ts'
import { usePending } from '../use-pending.ts'
import { CeoRow } from './ceo-row.tsx'
import { PendingFeedback } from './feedback-card.tsx'

const PAGE_SIZE = 20

/** Messages that the person has written, or received as a leader. */
export function CeoList({ box }: { box: CeoBox }) {
  const t = useT()
  const pages = usePages(CEO_PAGE, { box, size: PAGE_SIZE }, { keep: true })
  const waiting = usePending(CEO_CREATE, CEO_PAGE)
  const pending = box === 'sent' ? waiting : []
  const messages = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <PullToRefresh onRefresh={pages.refetch}>
      <CachedNote at={pages.cachedAt} />
      {content()}
    </PullToRefresh>
  )

  function content() {
    if (!messages) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <RowsSkeleton rows={4} />
    }
    if (messages.length === 0 && pending.length === 0)
      return (
        <EmptyState
          title={t(box === 'sent' ? 'feedback.ceo_none_sent' : 'feedback.ceo_none_received')}
          text={t('feedback.ceo_none_text')}
        />
      )
    return (
      <>
        <ul>
          {pending.map((item) => (
            <PendingFeedback key={item.id} item={item} />
          ))}
          {messages.map((message) => (
            <CeoRow key={message.id} message={message} />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}
