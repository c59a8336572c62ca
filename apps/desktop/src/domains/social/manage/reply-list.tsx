import type { ManagedComment } from '@sands/contract/social/social.model'
import { usePages } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { CommentStateTag } from './comment-state-tag.tsx'
import styles from './comments.module.css'

/** The replies, including those that were taken down. */
export function ReplyList({ comment: { id } }: { comment: Pick<ManagedComment, 'id'> }) {
  const t = useT()
  const { minute } = useMoments()
  const replies = usePages('GET /sands-system/api/v1/manage/comment/page', { parentId: id })
  const records = replies.data?.pages.flatMap((page) => page.records) ?? []
  const total = replies.data?.pages[0]?.total ?? 0
  return (
    <section className={styles.replies} aria-label={t('social.manage_replies')}>
      <h2 className={styles.heading}>{t('social.manage_reply_count', { count: total })}</h2>
      {replies.isPending && <Skeleton active title={false} paragraph={{ rows: 3 }} aria-label={t('kernel.loading')} />}
      {replies.isError && <FailureBlock error={replies.error} onRetry={() => void replies.refetch()} />}
      {records.length > 0 && (
        <ul className={styles.replyList}>
          {records.map((reply) => (
            <li key={reply.id} className={styles.reply}>
              <span className={styles.replyHead}>
                <strong>{reply.author.name}</strong>
                <span className={styles.quiet}>{minute(reply.createTime)}</span>
                {!reply.isExits && <CommentStateTag comment={reply} />}
              </span>
              <span className={styles.full}>{reply.content || t('social.manage_no_words')}</span>
            </li>
          ))}
        </ul>
      )}
      {replies.hasNextPage && (
        <Button loading={replies.isFetchingNextPage} onClick={() => void replies.fetchNextPage()}>
          {t('social.manage_more')}
        </Button>
      )}
    </section>
  )
}
