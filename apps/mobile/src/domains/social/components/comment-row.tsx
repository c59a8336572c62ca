import type { Reply } from '@sands/contract/social/social.model'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { useT } from '@sands/web/i18n/i18n'
import { Flag, MessageCircle, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { PictureGrid } from '../../../kernel/ui/picture-grid.tsx'
import styles from './comment-row.module.css'
import { LikeButton } from './like-button.tsx'

interface CommentRowProps {
  comment: Reply
  time: string
  /** A reply has a smaller font. */
  small?: boolean
  found?: boolean
  /** Undefined where comments are closed. */
  onReply?: (() => void) | undefined
  onDelete: () => void
  onReport: () => void
  children?: ReactNode
}

export function CommentRow({
  comment,
  time,
  small = false,
  found = false,
  onReply,
  onDelete,
  onReport,
  children,
}: CommentRowProps) {
  const t = useT()
  const { id, author, content, isExits, isMine, isLike, likeCount, pictures, replyToName, createTime } = comment
  const there = isExits === 1
  return (
    <li className={classNames(styles.row, found && styles.found)} data-comment={id}>
      <Avatar name={author.name} src={author.avatarFileUrl} size={small ? 28 : 36} />
      <div className={styles.body}>
        <p className={styles.who}>
          <span className={styles.name}>{author.name}</span>
          {author.postName && <span className={styles.post}>{author.postName}</span>}
        </p>
        {there ? (
          <>
            <p className={styles.content}>
              {replyToName && <span className={styles.to}>{t('social.reply_mark', { name: replyToName })} </span>}
              {content}
            </p>
            <PictureGrid pictures={pictures} />
          </>
        ) : (
          <p className={styles.taken}>{t('social.taken_down')}</p>
        )}
        <div className={styles.acts}>
          <time className={styles.time} dateTime={createTime}>
            {time}
          </time>
          {there && isMine === 1 && (
            <button
              type="button"
              className={styles.act}
              aria-label={t('social.delete')}
              title={t('social.delete')}
              onClick={onDelete}
            >
              <Trash2 size={18} aria-hidden />
            </button>
          )}
          {there && isMine === 0 && (
            <button
              type="button"
              className={styles.act}
              aria-label={t('social.report_of', { name: author.name })}
              onClick={onReport}
            >
              <Flag size={18} aria-hidden />
            </button>
          )}
          {there && onReply && (
            <button
              type="button"
              className={styles.act}
              aria-label={t('social.reply_to', { name: author.name })}
              onClick={onReply}
            >
              <MessageCircle size={18} aria-hidden />
            </button>
          )}
          {there && <LikeButton module={SOCIAL_MODULES.comment} moduleId={id} state={{ isLike, likeCount }} inline />}
        </div>
        {children}
      </div>
    </li>
  )
}
