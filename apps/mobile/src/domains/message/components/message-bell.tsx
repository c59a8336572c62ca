import { messageLinks } from '@sands/contract/message/message.links'
import { useT } from '@sands/web/i18n/i18n'
import { Bell } from 'lucide-react'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './message-bell.module.css'
import { UnreadBadge } from './unread-badge.tsx'

/** A link to the messages; the header sets its colour. */
export function MessageBell({ className }: { className: string | undefined }) {
  const t = useT()
  return (
    <Link to={messageLinks.news()} className={classNames(styles.bell, className)}>
      <Bell size={22} aria-hidden />
      <span className="visually-hidden">{t('message.title')}</span>
      <span className={styles.badge}>
        <UnreadBadge />
      </span>
    </Link>
  )
}
