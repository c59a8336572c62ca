import { type RepliesProps, useReplies } from '@sands/web/social/use-replies'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './comment-row.module.css'
import { PendingRow } from './pending-row.tsx'

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
          <PendingRow key={reply.item.id} comment={reply} />
        ))}
      </ul>
      {hasMore && (
        <Button type="link" size="small" loading={isFetching} onClick={more}>
          {t('social.more_replies', { count: left })}
        </Button>
      )}
      {error && (
        <p className={styles.refused} role="alert">
          {error.message}
        </p>
      )}
    </div>
  )
}
