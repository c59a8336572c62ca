import type { LoginApp } from '@sands/contract/auth/login-app.model'
import { useCall } from '@sands/web/call/use-call'
import { Button, Divider } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './form.module.css'
import { isForDesktop } from './provider-visit.ts'

interface OtherEntriesProps {
  isBusy: boolean
  onChoose: (app: LoginApp) => void
}

/** Providers whose page a person at a computer can use: those that show a code to scan, and the company's own. */
export function OtherEntries({ isBusy, onChoose }: OtherEntriesProps) {
  const t = useT()
  const methods = useCall('GET /sands-user/api/v1/auth/login-methods', undefined, { silent: true })
  const apps = (methods.data?.apps ?? []).filter(isForDesktop)
  if (apps.length === 0) return null
  return (
    <>
      <Divider plain>{t('auth.sso_or')}</Divider>
      <div className={styles.entries}>
        {apps.map((app) => (
          <Button key={app.id} block disabled={isBusy} onClick={() => onChoose(app)}>
            {t('auth.sso_with', { name: app.name })}
          </Button>
        ))}
      </div>
    </>
  )
}
