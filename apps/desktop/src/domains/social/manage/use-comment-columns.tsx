import { PictureOutlined } from '@ant-design/icons'
import type { ManagedComment } from '@sands/contract/social/social.model'
import { Button } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { CommentStateTag, canComeBack } from './comment-state-tag.tsx'
import styles from './comments.module.css'
import { TargetLink } from './target-link.tsx'

interface CommentActs {
  onOpen: (comment: ManagedComment) => void
  onTakeDown: (comment: ManagedComment) => void
  onPutBack: (comment: ManagedComment) => void
}

export function useCommentColumns({ onOpen, onTakeDown, onPutBack }: CommentActs): readonly Column<ManagedComment>[] {
  const t = useT()
  const { minute } = useMoments()
  return [
    {
      key: 'content',
      title: t('social.manage_comment'),
      cell: (comment) => {
        const { content, parent, pictures, removal } = comment
        return (
          <span className={styles.said}>
            {parent && <span className={styles.quiet}>{t('social.reply_to', { name: parent.authorName })}</span>}
            <Button type="link" className={styles.words ?? ''} onClick={() => onOpen(comment)}>
              {content || t('social.manage_no_words')}
            </Button>
            {pictures.length > 0 && (
              <span className={styles.quiet}>
                <PictureOutlined aria-hidden /> {t('social.manage_pictures', { count: pictures.length })}
              </span>
            )}
            {removal?.reason && (
              <span className={styles.quiet}>{t('social.manage_reason_was', { reason: removal.reason })}</span>
            )}
          </span>
        )
      },
    },
    {
      key: 'author',
      title: t('social.manage_author'),
      keep: 'name',
      cell: ({ author, createTime }) => (
        <span className={styles.person}>
          <Avatar person={author} />
          <span className={styles.stacked}>
            {[author.name, author.postName].filter(Boolean).join(' · ')}
            <time className={styles.quiet} dateTime={createTime}>
              {minute(createTime)}
            </time>
          </span>
        </span>
      ),
    },
    { key: 'thing', title: t('social.manage_thing'), cell: (comment) => <TargetLink comment={comment} /> },
    {
      key: 'state',
      title: t('social.manage_state'),
      keep: true,
      cell: (comment) => (
        <span className={styles.stacked}>
          <CommentStateTag comment={comment} />
          {comment.reports.length > 0 && <StateTag tone="warning">{t('social.manage_state_reported')}</StateTag>}
        </span>
      ),
    },
    {
      key: 'acts',
      title: t('social.manage_acts'),
      keep: true,
      stay: true,
      align: 'end',
      cell: (comment) =>
        comment.isExits ? (
          <Button size="small" onClick={() => onTakeDown(comment)}>
            {t('social.manage_take_down')}
          </Button>
        ) : (
          canComeBack(comment) && (
            <Button size="small" onClick={() => onPutBack(comment)}>
              {t('social.manage_put_back')}
            </Button>
          )
        ),
    },
  ]
}
