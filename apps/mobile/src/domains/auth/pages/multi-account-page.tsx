import { authLinks } from '@sands/contract/auth/auth.links'
import type { OwnAccount } from '@sands/contract/auth/code.model'
import { CallError } from '@sands/web/call/call'
import { useAct, useCall } from '@sands/web/call/use-call'
import { deviceId } from '@sands/web/device/device-id'
import { useT } from '@sands/web/i18n/i18n'
import { completeSignIn } from '@sands/web/session/session'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { NoPermissionScene } from '../../../kernel/ui/page/scene.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { State } from '../../../kernel/ui/page/states.tsx'
import styles from '../components/code-form.module.css'
import { proveTokenOf, selectTokenOf } from '../sign-in-by-code.ts'
import { useReturnTarget } from '../use-sign-in.ts'

/** Several accounts behind one number or identity: the person chooses one. */
export function MultiAccountPage() {
  const t = useT()
  const { state } = useLocation()
  const selectToken = selectTokenOf(state)
  return <Page title={t('auth.choose_title')}>{selectToken ? <Choice selectToken={selectToken} /> : <Gone />}</Page>
}

function Gone() {
  const t = useT()
  const { search } = useLocation()
  return (
    <State
      picture={<NoPermissionScene />}
      title={t('auth.choose_gone')}
      text={t('auth.choose_gone_text')}
      action={
        <ButtonLink to={{ pathname: authLinks.login(), search }} replace>
          {t('auth.sign_in')}
        </ButtonLink>
      }
    />
  )
}

function Choice({ selectToken }: { selectToken: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { search } = useLocation()
  const target = useReturnTarget()
  const [failure, setFailure] = useState('')
  const accounts = useCall('POST /sands-user/api/v1/auth/select-accounts', { body: { selectToken } }, { silent: true })
  const choose = useAct('POST /sands-user/api/v1/auth/choose-account')

  const take = async ({ userId }: OwnAccount) => {
    if (choose.isPending) return
    setFailure('')
    try {
      const { session, changeToken } = await choose.mutateAsync({
        body: { selectToken, userId, device_id: deviceId() },
        quiet: true,
      })
      if (session) await completeSignIn(session)
      const next = session ? target : { pathname: authLinks.reset(), search }
      void navigate(next, { replace: true, state: { changeToken } })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const proveToken = proveTokenOf(error.data)
      if (proveToken)
        return void navigate({ pathname: authLinks.phoneLogin(), search }, { replace: true, state: { proveToken } })
      setFailure(error.msg)
    }
  }

  if (accounts.isError) return <Gone />
  if (!accounts.data) return <RowsSkeleton rows={2} />
  return (
    <>
      <p className={styles.lead}>{t('auth.choose_text')}</p>
      <p className={styles.message} role="alert">
        {failure}
      </p>
      <ul className={styles.accounts}>
        {accounts.data.map((account) => (
          <li key={account.userId}>
            <button type="button" className={styles.account} onClick={() => void take(account)}>
              <Avatar name={account.name} size={44} />
              <span className={styles.words}>
                <span className={styles.name}>{account.name}</span>
                <span className={styles.detail}>
                  {[account.userName, account.collegeName].filter(Boolean).join(' · ')}
                </span>
              </span>
              <ChevronRight size={20} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
