import { useT } from '@sands/web/i18n/i18n'
import { type RepliesProps, useReplies } from '@sands/web/social/use-replies'
import { PendingRow } from './pending-row.tsx'
import styles from './replies.module.css'

/** The first replies, and all of them on request. */
export function Replies({ row, ...thread }: RepliesProps) {
  const t = useT()
  const { shown, hasMore, isEmpty, left, isFetching, error, more } = useReplies(thread)
  if (isEmpty) return null
  return (
    <div className={styles.replies}>
      <ul>
        {shown.map(row)}
        {thread.pending.map((reply) => (
          <PendingRow key={reply.item.id} comment={reply} small />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className={styles.more} disabled={isFetching} onClick={more}>
          {isFetching ? t('kernel.loading') : t('social.more_replies', { count: left })}
        </button>
      )}
      {error && (
        <p className={styles.failed} role="alert">
          {error.message}
        </p>
      )}
    </div>
  )
}
