import type { Message } from '@sands/contract/message/message.model'
import { useT } from '@sands/web/i18n/i18n'
import { ChevronRight } from 'lucide-react'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { useLongPress } from '../use-long-press.ts'
import styles from './message-row.module.css'

interface MessageRowProps {
  message: Message
  time: string
  /** Null while the list is not in selection mode. */
  chosen: boolean | null
  onOpen: (message: Message) => void
  onChoose: (message: Message) => void
}

/** A message in its shelf. A tap opens it, or selects it in selection mode. A long press starts selection mode. */
export function MessageRow({ message, time, chosen, onOpen, onChoose }: MessageRowProps) {
  const t = useT()
  const { takeFired, ...press } = useLongPress(() => {
    if (chosen === null) onChoose(message)
  })
  const unread = message.isRead === 0
  // When a tap follows a jump, the list is the only place to read the text.
  const leads = message.isJumpApp === 1
  const inside = (
    <>
      <span className={styles.head}>
        {unread && <span className={styles.dot} aria-hidden />}
        <span className={classNames(styles.title, unread && styles.fresh)}>{message.title}</span>
        <time className={styles.time} dateTime={message.createTime}>
          {time}
        </time>
      </span>
      {unread && <span className="visually-hidden">{t('message.unread_mark')}</span>}
      <span className={classNames(styles.text, !leads && styles.cut)}>{message.content}</span>
      {leads && chosen === null && (
        <span className={styles.open}>
          {t('message.open')}
          <ChevronRight size={16} aria-hidden />
        </span>
      )}
    </>
  )
  if (chosen !== null) {
    return (
      <li className={styles.item}>
        <label className={classNames(styles.card, styles.choosing)}>
          <input
            type="checkbox"
            className={styles.box}
            checked={chosen}
            aria-label={t('message.choose', { title: message.title })}
            onChange={() => onChoose(message)}
          />
          <span className={styles.words}>{inside}</span>
        </label>
      </li>
    )
  }
  return (
    <li className={styles.item}>
      <button type="button" className={styles.card} {...press} onClick={() => !takeFired() && onOpen(message)}>
        <span className={styles.words}>{inside}</span>
      </button>
    </li>
  )
}
