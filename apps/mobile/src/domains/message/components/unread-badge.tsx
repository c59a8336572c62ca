import { useT } from '@sands/web/i18n/i18n'
import { useUnread } from '@sands/web/unread/unread'
import { Badge } from '../../../kernel/ui/badge.tsx'

/** The number of unread messages: a number on the screen, a sentence for screen readers. */
export function UnreadBadge() {
  const t = useT()
  const count = useUnread()
  if (count === 0) return null
  return (
    <>
      <span aria-hidden>
        <Badge count={count} />
      </span>
      <span className="visually-hidden">{t('message.unread', { count })}</span>
    </>
  )
}
