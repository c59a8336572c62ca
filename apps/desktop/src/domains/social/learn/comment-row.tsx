import { DeleteOutlined, LikeFilled, LikeOutlined, MessageOutlined } from '@ant-design/icons'
import type { Reply } from '@sands/contract/social/social.model'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { likeId, likeOf, sendLike } from '@sands/web/social/social-calls'
import { useToggle } from '@sands/web/social/use-toggle'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { TimeAgo } from '../../../kernel/ui/time-ago.tsx'
import { CommentPictures } from './comment-pictures.tsx'
import styles from './comment-row.module.css'

interface CommentRowProps {
  comment: Reply
  /** The comment that a message refers to. */
  isFound: boolean
  /** Undefined where comments are closed. */
  onReply: (() => void) | undefined
  onDelete: () => void
  /** The input for a reply, and the replies. */
  children?: ReactNode
}

export function CommentRow({ comment, isFound, onReply, onDelete, children }: CommentRowProps) {
  const t = useT()
  const { id, author, content, isExits, isMine, pictures, replyToName, createTime } = comment
  const isThere = isExits === 1
  return (
    <li className={styles.row} data-comment={id} data-found={isFound}>
      <Avatar person={author} />
      <div className={styles.body}>
        <p className={styles.who}>
          <span className={styles.name}>{author.name}</span>
          {author.postName && <span>{author.postName}</span>}
          <TimeAgo at={createTime} />
        </p>
        {isThere ? (
          <>
            <p className={styles.content}>
              {replyToName && <span className={styles.to}>{t('social.reply_mark', { name: replyToName })} </span>}
              {content}
            </p>
            <CommentPictures pictures={pictures} />
            <div className={styles.acts}>
              <LikeButton comment={comment} />
              {onReply && (
                <Button
                  type="text"
                  size="small"
                  icon={<MessageOutlined aria-hidden />}
                  aria-label={t('social.reply_to', { name: author.name })}
                  onClick={onReply}
                >
                  {t('social.desk_reply')}
                </Button>
              )}
              {isMine === 1 && (
                <Button type="text" size="small" icon={<DeleteOutlined aria-hidden />} onClick={onDelete}>
                  {t('social.delete')}
                </Button>
              )}
            </div>
          </>
        ) : (
          <p className={styles.taken}>{t('social.taken_down')}</p>
        )}
        {children}
      </div>
    </li>
  )
}

function LikeButton({ comment }: { comment: Reply }) {
  const t = useT()
  const { number } = useMoments()
  const target = { module: SOCIAL_MODULES.comment, moduleId: comment.id }
  const { shown, flip } = useToggle({
    id: likeId(target),
    given: likeOf(comment),
    send: (on) => sendLike(target, on),
  })
  return (
    <Button
      type="text"
      size="small"
      icon={shown.on ? <LikeFilled aria-hidden /> : <LikeOutlined aria-hidden />}
      aria-pressed={shown.on}
      {...(shown.on && { className: styles.on ?? '' })}
      onClick={flip}
    >
      {shown.count > 0 ? `${t('social.like')} ${number(shown.count)}` : t('social.like')}
    </Button>
  )
}
