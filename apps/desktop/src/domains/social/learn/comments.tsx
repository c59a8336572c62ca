import type { Comment, Reply } from '@sands/contract/social/social.model'
import { useCommentCount } from '@sands/web/social/use-comment-count'
import { MOST_LIKED, NEWEST, type SortType, useComments } from '@sands/web/social/use-comments'
import { replyTo, useDeleteComment } from '@sands/web/social/use-composer'
import { Button, Segmented, Skeleton } from 'antd'
import { useId, useRef, useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import type { CommentsProps } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { CommentRow } from './comment-row.tsx'
import styles from './comments.module.css'
import { Composer } from './composer.tsx'
import { PendingRow } from './pending-row.tsx'
import { Replies } from './replies.tsx'

/** The comments on a content, and an input. */
export function Comments({ module, moduleId, isCommentable, commentId }: CommentsProps) {
  const t = useT()
  const { number } = useMoments()
  const confirm = useConfirm()
  const target = { module, moduleId }
  const headingId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [sortType, setSortType] = useState<SortType>(NEWEST)
  const [answered, setAnswered] = useState<Reply['id'] | null>(null)
  const count = useCommentCount(target) ?? 0
  const { pages, comments, found, deleted, own, ownReplies } = useComments(target, { sortType, commentId, list })
  const takeDown = useDeleteComment()
  const remove = (comment: Reply) =>
    confirm({
      title: t('social.delete_ask'),
      text: t('social.delete_text'),
      action: t('social.delete'),
      danger: true,
      run: () => takeDown(comment),
    })
  return (
    <section className={styles.comments} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {t('social.comments')}
          {count > 0 && <span className={styles.count}>{number(count)}</span>}
        </h2>
        {count > 1 && (
          <Segmented<SortType>
            size="small"
            aria-label={t('social.desk_sort')}
            value={sortType}
            options={[
              { value: NEWEST, label: t('social.newest') },
              { value: MOST_LIKED, label: t('social.most_liked') },
            ]}
            onChange={setSortType}
          />
        )}
      </header>
      {isCommentable ? (
        <Composer target={target} onSent={() => setSortType(NEWEST)} />
      ) : (
        <p className={styles.closed}>{t('social.closed')}</p>
      )}
      {content()}
    </section>
  )

  function content() {
    if (!comments) {
      if (pages.isError) return <FailureBlock error={pages.error} onRetry={() => void pages.refetch()} />
      return <Skeleton active avatar paragraph={{ rows: 3 }} aria-label={t('kernel.loading')} />
    }
    if (comments.length + own.length === 0 && !pages.hasNextPage) {
      return (
        <StateBlock kind="empty" title={t('social.none')} text={isCommentable ? t('social.none_text') : undefined} />
      )
    }
    return (
      <>
        <ul ref={list} className={styles.list} aria-labelledby={headingId}>
          {own.map((comment) => (
            <PendingRow key={comment.item.id} comment={comment} />
          ))}
          {comments.map((comment) => rowOf(comment, comment))}
        </ul>
        {pages.hasNextPage && (
          <Button block loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('social.desk_more')}
          </Button>
        )}
      </>
    )
  }

  function rowOf(comment: Reply, thread: Comment) {
    const close = () => setAnswered(null)
    return (
      <CommentRow
        key={comment.id}
        comment={comment}
        isFound={comment.id === found}
        onReply={isCommentable ? () => setAnswered(comment.id) : undefined}
        onDelete={() => remove(comment)}
      >
        {isCommentable && answered === comment.id && (
          <div className={styles.answer}>
            <Composer target={target} to={replyTo(comment, thread.id)} onSent={close} onCancel={close} />
          </div>
        )}
        {comment.id === thread.id && (
          <Replies
            target={target}
            comment={thread}
            pending={ownReplies(thread.id)}
            deleted={deleted}
            row={(answer) => rowOf(answer, thread)}
          />
        )}
      </CommentRow>
    )
  }
}
