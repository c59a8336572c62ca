import type { Comment, Reply } from '@sands/contract/social/social.model'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { NEWEST, type SortType, useComments } from '@sands/web/social/use-comments'
import { type ReplyTarget, replyTo, useDeleteComment } from '@sands/web/social/use-composer'
import { useId, useRef, useState } from 'react'
import type { CommentsProps } from '../../../kernel/slots.ts'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { CommentReportSheet } from './comment-report-sheet.tsx'
import { CommentRow } from './comment-row.tsx'
import styles from './comments.module.css'
import { CommentsHead } from './comments-head.tsx'
import { CommentsSkeleton } from './comments-skeleton.tsx'
import { Composer } from './composer.tsx'
import { PendingRow } from './pending-row.tsx'
import { Replies } from './replies.tsx'

/** The comments on a content, and an input. */
export function Comments({ module, moduleId, isCommentable, hasBar = false, inTab = false, commentId }: CommentsProps) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const target = { module, moduleId }
  const headingId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [sortType, setSortType] = useState<SortType>(NEWEST)
  const [writing, setWriting] = useState<{ replyTo?: ReplyTarget } | null>(null)
  const { pages, comments, found, deleted, own, ownReplies } = useComments(target, { sortType, commentId, list })
  const takeDown = useDeleteComment()
  const [reported, setReported] = useState<Reply['id']>()

  const remove = async (comment: Reply) => {
    const sure = await ask({
      title: t('social.delete_ask'),
      text: t('social.delete_text'),
      confirm: t('social.delete'),
      danger: true,
    })
    if (sure) await takeDown(comment)
  }
  return (
    <section className={classNames(styles.comments, inTab && styles.inTab)} aria-labelledby={headingId}>
      <CommentsHead {...{ headingId, target, sortType, inTab }} onSort={setSortType} />
      {isCommentable && !hasBar && (
        <button type="button" className={styles.write} onClick={() => setWriting({})}>
          {t('social.write')}
        </button>
      )}
      {!isCommentable && <p className={styles.closed}>{t('social.closed')}</p>}
      {content()}
      {reported && <CommentReportSheet id={reported} onClose={() => setReported(undefined)} />}
      {writing && (
        <Composer
          target={target}
          replyTo={writing.replyTo}
          onClose={() => setWriting(null)}
          onSent={() => !writing.replyTo && setSortType(NEWEST)}
        />
      )}
    </section>
  )

  /** The person's waiting comments are shown even when the list cannot be loaded. */
  function ownRows() {
    return own.map((comment) => <PendingRow key={comment.item.id} comment={comment} />)
  }

  function content() {
    if (!comments) {
      return (
        <>
          {own.length > 0 && <ul>{ownRows()}</ul>}
          {pages.isError ? (
            <ErrorState compact error={pages.error} onRetry={() => void pages.refetch()} />
          ) : (
            <CommentsSkeleton />
          )}
        </>
      )
    }
    if (comments.length + own.length === 0 && !pages.hasNextPage) {
      return <EmptyState compact title={t('social.none')} text={isCommentable ? t('social.none_text') : undefined} />
    }
    return (
      <>
        <ul ref={list}>
          {ownRows()}
          {comments.map((comment) => rowOf(comment, comment))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }

  function rowOf(comment: Reply, thread: Comment) {
    const isReply = comment.id !== thread.id
    return (
      <CommentRow
        key={comment.id}
        comment={comment}
        time={timeAgo(comment.createTime)}
        small={isReply}
        found={comment.id === found}
        onReply={isCommentable ? () => setWriting({ replyTo: replyTo(comment, thread.id) }) : undefined}
        onDelete={() => void remove(comment)}
        onReport={() => setReported(comment.id)}
      >
        {!isReply && (
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
