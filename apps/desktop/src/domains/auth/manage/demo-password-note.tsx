import { useCall } from '@sands/web/call/use-call'
import { Alert } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'

/** Accounts that anybody can enter, for those who can change that. */
export function DemoPasswordNote() {
  const t = useT()
  const found = useCall('GET /sands-user/api/v1/manage/demo-password/accounts', {}, { silent: true }).data
  if (!found || found.total === 0) return null
  const names = `${found.userNames.join(', ')}${found.total > found.userNames.length ? ' …' : ''}`
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={t('auth.demo_passwords', { count: found.total })}
      description={t('auth.demo_passwords_text', { names })}
      action={<LinkButton to="/manage/org/people">{t('auth.demo_passwords_open')}</LinkButton>}
    />
  )
}
