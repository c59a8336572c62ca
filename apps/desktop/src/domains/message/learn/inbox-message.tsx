import { DeleteOutlined } from '@ant-design/icons'
import type { Message } from '@sands/contract/message/message.model'
import type { Jump } from '@sands/rules/jump'
import { Button } from 'antd'
import { leadsSomewhere, useJump } from '../../../kernel/jump/use-jump.ts'
import { useT } from '../../../kernel/text.ts'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { TimeAgo } from '../../../kernel/ui/time-ago.tsx'
import styles from './inbox.module.css'
import type { InboxActs } from './use-inbox-acts.ts'

const jumpOf = ({ isJumpApp, jumpType, jumpModuleId, customerJumpLink }: Message): Jump =>
  isJumpApp === 1 ? { type: jumpType, moduleId: jumpModuleId, link: customerJumpLink } : { type: null }

/** One message in full, because a wide screen has the room. */
export function InboxMessage({ message, acts }: { message: Message; acts: InboxActs }) {
  const t = useT()
  const go = useJump()
  const jump = jumpOf(message)
  const unread = message.isRead === 0
  return (
    <article className={unread ? styles.unread : styles.message} aria-label={message.title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{message.title}</h2>
        {unread && <StateTag tone="info">{t('message.unread_mark')}</StateTag>}
        <span className={styles.shelf}>{t(`message.category_${message.categoryCode}`)}</span>
        <TimeAgo at={message.createTime} className={styles.time} />
      </header>
      <p className={styles.content}>{message.content}</p>
      <footer className={styles.acts}>
        {leadsSomewhere(jump) && (
          <Button
            size="small"
            type="primary"
            onClick={() => {
              if (unread) void acts.read(message)
              go(jump)
            }}
          >
            {t('message.open')}
          </Button>
        )}
        {unread && (
          <Button size="small" onClick={() => void acts.read(message)}>
            {t('message.mark_read')}
          </Button>
        )}
        <Button size="small" type="text" icon={<DeleteOutlined aria-hidden />} onClick={() => acts.askDelete(message)}>
          {t('message.delete')}
        </Button>
      </footer>
    </article>
  )
}
