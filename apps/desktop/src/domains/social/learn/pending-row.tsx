import { discardItem, retryItem } from '@sands/web/outbox/outbox'
import type { PendingComment } from '@sands/web/social/pending-comments'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useViewer } from '../../../kernel/viewer.ts'
import { CommentPictures } from './comment-pictures.tsx'
import styles from './comment-row.module.css'

/** A comment that is waiting to be sent, or that the server refused. */
export function PendingRow({ comment: { item, content, pictures } }: { comment: PendingComment }) {
  const t = useT()
  const me = useViewer()
  const confirm = useConfirm()
  const isRefused = item.state === 'refused'
  const discard = () =>
    confirm({
      title: t('kernel.outbox_discard_title'),
      text: t('kernel.outbox_discard_text', { label: item.label }),
      action: t('kernel.outbox_discard'),
      danger: true,
      run: () => discardItem(item.id),
    })
  return (
    <li className={styles.row}>
      <Avatar person={me} />
      <div className={styles.body}>
        <p className={styles.who}>
          <span className={styles.name}>{me.name}</span>
        </p>
        <p className={styles.content}>{content}</p>
        <CommentPictures pictures={pictures} />
        <p className={isRefused ? styles.refused : styles.waiting} role="status">
          {isRefused ? t('kernel.outbox_refused', { reason: item.reason ?? '' }) : t('social.sending')}
        </p>
        {isRefused && (
          <div className={styles.acts}>
            <Button size="small" onClick={discard}>
              {t('kernel.outbox_discard')}
            </Button>
            <Button size="small" type="primary" onClick={() => void retryItem(item.id)}>
              {t('kernel.retry')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
