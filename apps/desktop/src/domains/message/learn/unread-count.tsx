import { useUnread } from '@sands/web/unread/unread'
import { Badge } from 'antd'
import { useT } from '../../../kernel/text.ts'

/** How many messages wait, beside their entry in the navigation. */
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
