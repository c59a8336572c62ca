import type { Comment, Reply } from '@sands/contract/social/social.model'
import { usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { COMMENT_PAGE, commentedQuery } from '@sands/web/social/social-calls'
import { type ReactNode, useState } from 'react'
import type { SocialThing } from '../../../kernel/slots.ts'
import type { PendingComment } from '../pending-comments.ts'
import { PendingRow } from './pending-row.tsx'
import styles from './replies.module.css'

const PAGE_SIZE = 20

interface RepliesProps {
  thing: SocialThing
  comment: Comment
  pending: readonly PendingComment[]
  deleted: ReadonlySet<string>
  row: (reply: Reply) => ReactNode
}

/** The first replies, and all of them on demand. */
export function Replies({ thing, comment, pending, deleted, row }: RepliesProps) {
  const t = useT()
  const [opened, setOpened] = useState(false)
  const { id: parentId, replies, replyCount } = comment
  // Who replies sees their words in the thread, not behind a button.
  if (pending.length > 0 && !opened) setOpened(true)
  const pages = usePages(
    COMMENT_PAGE,
    { ...commentedQuery(thing), parentId, size: PAGE_SIZE },
    { enabled: opened, staleTime: 0 },
  )
  const all = opened ? pages.data?.pages.flatMap(({ records }) => records) : undefined
  const shown: readonly Reply[] = all ?? replies
  const left = replyCount - shown.length
  const there = shown.filter(({ id }) => !deleted.has(id))
  const hasMore = all ? pages.hasNextPage : left > 0
  if (there.length === 0 && !hasMore && pending.length === 0) return null
  const more = () => {
    if (all) void pages.fetchNextPage()
    else setOpened(true)
  }
  return (
    <div className={styles.replies}>
      <ul>
        {there.map(row)}
        {pending.map((reply) => (
          <PendingRow key={reply.item.id} comment={reply} small />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className={styles.more} disabled={pages.isFetching} onClick={more}>
          {pages.isFetching ? t('kernel.loading') : t('social.more_replies', { count: Math.max(1, left) })}
        </button>
      )}
      {pages.isError && (
        <p className={styles.failed} role="alert">
          {pages.error.message}
        </p>
      )}
    </div>
  )
}
