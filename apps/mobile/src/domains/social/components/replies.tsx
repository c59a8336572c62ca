import type { Comment, Reply } from '@sands/contract/social/social.model'
import { useT } from '@sands/web/i18n/i18n'
import type { PendingComment } from '@sands/web/social/pending-comments'
import { useReplies } from '@sands/web/social/use-replies'
import type { ReactNode } from 'react'
import type { SocialThing } from '../../../kernel/slots.ts'
import { PendingRow } from './pending-row.tsx'
import styles from './replies.module.css'

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
