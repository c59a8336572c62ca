import type { Comment, Reply } from '@sands/contract/social/social.model'
import { usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { enqueue } from '@sands/web/outbox/outbox'
import { COMMENT_DELETE, COMMENT_PAGE, commentedQuery } from '@sands/web/social/social-calls'
import { useId, useRef, useState } from 'react'
import type { CommentsProps } from '../../../kernel/slots.ts'
import { useTimeAgo } from '../../../kernel/time-ago.ts'
import { ask } from '../../../kernel/ui/ask.ts'
import { ListEnd } from '../../../kernel/ui/list-end.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/states.tsx'
import { useCommentActs } from '../use-comment-acts.ts'
import { useShown, useWantedComment, withWanted } from '../use-wanted-comment.ts'
import { withDeleted } from '../with-deleted.ts'
import { CommentRow } from './comment-row.tsx'
import styles from './comments.module.css'
import { CommentsHead, NEWEST, type SortType } from './comments-head.tsx'
import { CommentsSkeleton } from './comments-skeleton.tsx'
import { Composer, type ReplyTarget } from './composer.tsx'
import { PendingRow } from './pending-row.tsx'
import { Replies } from './replies.tsx'

const PAGE_SIZE = 20
const LABEL_LENGTH = 40

/** What people say about a thing, and where to say something. */
export function Comments({ module, moduleId, isCommentable, hasBar = false, commentId }: CommentsProps) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const thing = { module, moduleId }
  const headingId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [sortType, setSortType] = useState<SortType>(NEWEST)
  const [writing, setWriting] = useState<{ replyTo?: ReplyTarget } | null>(null)
  const { pending, deleted } = useCommentActs(thing)
  const pages = usePages(COMMENT_PAGE, { ...commentedQuery(thing), sortType, size: PAGE_SIZE }, { staleTime: 0 })
  const { wanted, isLooking } = useWantedComment(thing, commentId)
  const fetched = isLooking ? undefined : pages.data?.pages.flatMap(({ records }) => records)
  const comments = fetched && withDeleted(withWanted(fetched, wanted), deleted)
  const found = useShown(commentId, comments ?? [], list)
  const own = pending.filter(({ parentId }) => parentId === null)

  const remove = async ({ id, content }: Reply) => {
    const sure = await ask({
      title: t('social.delete_ask'),
      text: t('social.delete_text'),
      confirm: t('social.delete'),
      danger: true,
    })
    const label = t('social.delete_act', { content: content.slice(0, LABEL_LENGTH) })
    if (sure) await enqueue({ key: COMMENT_DELETE, body: { id }, label })
  }
  return (
    <section className={styles.comments} aria-labelledby={headingId}>
      <CommentsHead headingId={headingId} thing={thing} sortType={sortType} onSort={setSortType} />
      {isCommentable && !hasBar && (
        <button type="button" className={styles.write} onClick={() => setWriting({})}>
          {t('social.write')}
        </button>
      )}
      {!isCommentable && <p className={styles.closed}>{t('social.closed')}</p>}
      {content()}
      {writing && (
        <Composer
          thing={thing}
          replyTo={writing.replyTo}
          onClose={() => setWriting(null)}
          onSent={() => !writing.replyTo && setSortType(NEWEST)}
        />
      )}
    </section>
  )

  function content() {
    if (!comments) {
      if (pages.isError) return <ErrorState compact error={pages.error} onRetry={() => void pages.refetch()} />
      return <CommentsSkeleton />
    }
    if (comments.length + own.length === 0 && !pages.hasNextPage) {
      return <EmptyState compact title={t('social.none')} text={isCommentable ? t('social.none_text') : undefined} />
    }
    return (
      <>
        <ul ref={list}>
          {own.map((comment) => (
            <PendingRow key={comment.item.id} comment={comment} />
          ))}
          {comments.map((comment) => rowOf(comment, comment))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }

  function rowOf(comment: Reply, thread: Comment) {
    const isReply = comment.id !== thread.id
    const reply = {
      parentId: thread.id,
      name: comment.author.name,
      ...(isReply && { replyToId: comment.id }),
    }
    return (
      <CommentRow
        key={comment.id}
        comment={comment}
        time={timeAgo(comment.createTime)}
        small={isReply}
        found={comment.id === found}
        onReply={isCommentable ? () => setWriting({ replyTo: reply }) : undefined}
        onDelete={() => void remove(comment)}
      >
        {!isReply && (
          <Replies
            thing={thing}
            comment={thread}
            pending={pending.filter(({ parentId }) => parentId === thread.id).reverse()}
            deleted={deleted}
            row={(answer) => rowOf(answer, thread)}
          />
        )}
      </CommentRow>
    )
  }
}
