import { useT } from '@sands/web/i18n/i18n'
import { discardItem, retryItem } from '@sands/web/outbox/outbox'
import type { PendingComment } from '@sands/web/social/pending-comments'
import { useCurrentUser } from '../../../kernel/current-user.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { PictureGrid } from '../../../kernel/ui/picture-grid.tsx'
import styles from './comment-row.module.css'
import own from './pending-row.module.css'

/** A comment that is waiting to be sent, or that the server refused. */
export function PendingRow({ comment, small = false }: { comment: PendingComment; small?: boolean }) {
  const t = useT()
  const { data: me } = useCurrentUser()
  const { item, content, pictures } = comment
  const refused = item.state === 'refused'
  const discard = async () => {
    const sure = await ask({
      title: t('kernel.outbox_discard_title'),
      text: t('kernel.outbox_discard_text', { label: item.label }),
      confirm: t('kernel.outbox_discard'),
      danger: true,
    })
    if (sure) await discardItem(item.id)
  }
  return (
    <li className={styles.row}>
      <Avatar name={me?.name ?? ''} src={me?.avatarFileUrl ?? null} size={small ? 28 : 36} />
      <div className={styles.body}>
        <p className={styles.who}>
          <span className={styles.name}>{me?.name}</span>
        </p>
        <p className={styles.content}>{content}</p>
        <PictureGrid pictures={pictures} />
        <p className={refused ? own.refused : own.waiting} role="status">
          {state()}
        </p>
        {refused && (
          <div className={own.acts}>
            <Button look="plain" onClick={() => void discard()}>
              {t('kernel.outbox_discard')}
            </Button>
            <Button look="soft" onClick={() => void retryItem(item.id)}>
              {t('kernel.retry')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )

  function state() {
    if (refused) return t('kernel.outbox_refused', { reason: item.reason ?? '' })
    return t(item.tries > 0 ? 'kernel.outbox_waiting' : 'social.sending')
  }
}
