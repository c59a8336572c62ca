import type { OwnAccount } from '@sands/contract/auth/code.model'
import { call } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { deviceId } from '@sands/web/device/device-id'
import { completeSignIn } from '@sands/web/session/session'
import { Alert, Button, Skeleton } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import list from './demo-accounts.module.css'
import styles from './form.module.css'

/** HTTP "gone": the choice has expired, and visiting the provider again starts a new one. */
const GONE = 410

interface AccountChoiceProps {
  selectToken: string
  onBack: (reason: string | null) => void
}

/** Several accounts behind one identity: the person chooses the one to enter with. */
export function AccountChoice({ selectToken, onBack }: AccountChoiceProps) {
  const t = useT()
  const accounts = useCall('POST /sands-user/api/v1/auth/select-accounts', { body: { selectToken } }, { silent: true })
  const { submit, failure, isBusy } = useSubmit()

  const choose = ({ userId }: OwnAccount) =>
    submit({
      run: async () => {
        const body = { selectToken, userId, device_id: deviceId() }
        const { session } = await call('POST /sands-user/api/v1/auth/choose-account', { body, quiet: true })
        if (session) await completeSignIn(session)
      },
      onRefused: ({ status, msg }) => {
        if (status === GONE) onBack(msg)
        return status === GONE
      },
    })

  const message = accounts.isError ? t('auth.sso_failed') : failure
  return (
    <>
      <h1 className={styles.title}>{t('auth.sso_choose')}</h1>
      <p className={styles.intro}>{t('auth.sso_choose_text')}</p>
      <div role="alert" className={styles.message}>
        {message && <Alert type="error" showIcon title={message} role="presentation" />}
      </div>
      {!accounts.data && !accounts.isError && <Skeleton active title={false} />}
      <ul className={list.list}>
        {(accounts.data ?? []).map((account) => (
          <li key={account.userId}>
            <button type="button" className={list.account} disabled={isBusy} onClick={() => void choose(account)}>
              <Avatar person={{ name: account.name, avatarFileUrl: null }} />
              <span className={list.words}>
                <span className={list.name}>{account.name}</span>
                <span className={list.role}>{[account.userName, account.collegeName].filter(Boolean).join(' · ')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button type="link" block className={styles.back ?? ''} onClick={() => onBack(null)}>
        {t('auth.back_to_sign_in')}
      </Button>
    </>
  )
}
