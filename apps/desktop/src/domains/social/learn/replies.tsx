import type { Comment, Reply } from '@sands/contract/social/social.model'
import type { PendingComment } from '@sands/web/social/pending-comments'
import type { SocialThing } from '@sands/web/social/thing'
import { useReplies } from '@sands/web/social/use-replies'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '../../../kernel/text.ts'
import styles from './comment-row.module.css'
import { PendingRow } from './pending-row.tsx'

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
  const { shown, hasMore, left, isFetching, error, more } = useReplies(thing, {
    comment,
    pending: pending.length,
    deleted,
  })
  if (shown.length === 0 && !hasMore && pending.length === 0) return null
  return (
    <div className={styles.replies}>
      <ul>
        {shown.map(row)}
        {pending.map((reply) => (
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
