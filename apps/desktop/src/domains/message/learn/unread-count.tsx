import { useUnread } from '@sands/web/unread/unread'
import { Badge } from 'antd'
import { useT } from '../../../kernel/text.ts'

/** The number of unread messages, beside the navigation entry. */
export function UnreadCount() {
  const t = useT()
  const count = useUnread()
  if (count === 0) return null
  return (
    <>
      <Badge count={count} overflowCount={99} aria-hidden />
      <span className="visually-hidden">{t('message.unread', { count })}</span>
    </>
  )
}
