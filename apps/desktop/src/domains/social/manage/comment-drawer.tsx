import type { ManagedComment } from '@sands/contract/social/social.model'
import { srcSetOf } from '@sands/web/picture/src-set'
import { Button, Drawer } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { CommentReports } from './comment-reports.tsx'
import { CommentStateTag, canComeBack } from './comment-state-tag.tsx'
import styles from './comments.module.css'
import { type CommentsAddress, kindOf } from './comments-address.ts'
import { ReplyList } from './reply-list.tsx'
import { TargetLink } from './target-link.tsx'

interface CommentDrawerProps {
  comment: ManagedComment | undefined
  onClose: () => void
  onTakeDown: (comment: ManagedComment) => void
  onPutBack: (comment: ManagedComment) => void
  /** Filters the list by a person or a content. */
  onOnly: (patch: Partial<CommentsAddress>) => void
}

/** A whole comment: its text and pictures, what it replies to, its replies, and its state. */
export function CommentDrawer({ comment, onClose, onTakeDown, onPutBack, onOnly }: CommentDrawerProps) {
  const t = useT()
  return (
    <Drawer
      open={comment !== undefined}
      onClose={onClose}
      size={560}
      title={comment && t('social.manage_comment_of', { name: comment.author.name })}
      destroyOnHidden
      extra={
        comment?.isExits ? (
          <Button danger onClick={() => onTakeDown(comment)}>
            {t('social.manage_take_down')}
          </Button>
        ) : (
          comment &&
          canComeBack(comment) && <Button onClick={() => onPutBack(comment)}>{t('social.manage_put_back')}</Button>
        )
      }
    >
      {comment && <Whole comment={comment} onOnly={onOnly} />}
    </Drawer>
  )
}

function Whole({ comment, onOnly }: { comment: ManagedComment; onOnly: CommentDrawerProps['onOnly'] }) {
  const t = useT()
  const { full, number } = useMoments()
  const { author, parent, pictures, removal, commentModule, commentModuleId } = comment
  const kind = kindOf(commentModule)
  return (
    <div className={styles.whole}>
      {parent && (
        <section aria-label={t('social.manage_answers')}>
          <h2 className={styles.heading}>{t('social.reply_to', { name: parent.authorName })}</h2>
          <blockquote className={styles.quote}>{parent.content || t('social.manage_no_words')}</blockquote>
        </section>
      )}
      <p className={styles.full}>{comment.content || t('social.manage_no_words')}</p>
      <CommentReports comment={comment} />
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a href={picture.url} target="_blank" rel="noopener">
                <img
                  src={picture.url}
                  srcSet={srcSetOf(picture)}
                  sizes="160px"
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  alt={t('social.picture', { number: index + 1 })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          { label: t('social.manage_author'), value: [author.name, author.postName].filter(Boolean).join(' · ') },
          { label: t('social.manage_time'), value: full(comment.createTime) },
          { label: t('social.manage_state'), value: <CommentStateTag comment={comment} /> },
          { label: t('social.manage_thing'), value: <TargetLink comment={comment} /> },
          { label: t('social.manage_likes'), value: number(comment.likeCount) },
          ...(removal
            ? [
                { label: t('social.manage_removed_by'), value: removal.byName },
                { label: t('social.manage_removed_at'), value: full(removal.time) },
              ]
            : []),
          ...(removal?.reason ? [{ label: t('social.manage_reason'), value: removal.reason }] : []),
        ]}
      />
      <div className={styles.only}>
        <Button size="small" onClick={() => onOnly({ author: author.name })}>
          {t('social.manage_only_author', { name: author.name })}
        </Button>
        {kind && (
          <Button size="small" onClick={() => onOnly({ kind, thing: commentModuleId })}>
            {t('social.manage_only_thing')}
          </Button>
        )}
      </div>
      {!parent && <ReplyList comment={comment} />}
    </div>
  )
}
