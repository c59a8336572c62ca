import { authLinks } from '@sands/contract/auth/auth.links'
import { CODE_LENGTH, phoneOf } from '@sands/rules/auth/code'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useSession } from '@sands/web/session/session'
import { type FormEvent, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { Link } from '../../../kernel/ui/link.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { CodeField } from '../components/code-field.tsx'
import styles from '../components/code-form.module.css'
import { Consent } from '../components/consent.tsx'
import { PhoneField, useAreaCode } from '../components/phone-field.tsx'
import { ProveNumber } from '../components/prove-number.tsx'
import { WayGate } from '../components/way-gate.tsx'
import { proveTokenOf, signInByCode } from '../sign-in-by-code.ts'
import { useReturnTarget } from '../use-sign-in.ts'

/** Signing in with a number and a code by text message. */
export function PhoneLoginPage() {
  const t = useT()
  const session = useSession()
  const target = useReturnTarget()
  const { state } = useLocation()
  const [proveToken, setProveToken] = useState(() => proveTokenOf(state))
  if (session) return <Navigate to={target} replace />
  return (
    <Page title={t('auth.phone_login')}>
      {proveToken ? (
        <ProveNumber proveToken={proveToken} onGone={() => setProveToken(undefined)} />
      ) : (
        <WayGate ways={['sms']}>{() => <PhoneForm onProve={setProveToken} />}</WayGate>
      )}
    </Page>
  )
}

function PhoneForm({ onProve }: { onProve: (proveToken: string) => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [phone, setPhone] = useState({ areaCode: '', mobile: '' })
  const [code, setCode] = useState('')
  const [left, setLeft] = useState({ phone: false, code: false })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const areaCode = useAreaCode(phone.areaCode)
  const sms = useAct('POST /sands-system/api/v1/sms/send')
  const isPhone = phoneOf(areaCode, phone.mobile) !== undefined
  const isCode = code.length === CODE_LENGTH

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setLeft({ phone: true, code: true })
    if (!isPhone || !isCode || busy) return
    setBusy(true)
    setFailure('')
    const outcome = await signInByCode({ areaCode, mobile: phone.mobile, code }).finally(() => setBusy(false))
    if (outcome.kind === 'failed') setFailure(outcome.msg)
    if (outcome.kind === 'prove') onProve(outcome.proveToken)
    if (outcome.kind === 'choose')
      void navigate(
        { pathname: authLinks.multiAccount(), search },
        { replace: true, state: { selectToken: outcome.selectToken } },
      )
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={styles.lead}>{t('auth.phone_login_text')}</p>
      <PhoneField
        value={phone}
        onChange={setPhone}
        onBlur={() => setLeft({ ...left, phone: true })}
        error={left.phone && !isPhone ? t(phone.mobile ? 'auth.phone_wrong' : 'auth.phone_required') : undefined}
      />
      <CodeField
        value={code}
        onChange={setCode}
        onBlur={() => setLeft({ ...left, code: true })}
        error={left.code && code !== '' && !isCode ? t('auth.code_required') : undefined}
        send={
          isPhone
            ? () => sms.mutateAsync({ body: { areaCode, mobile: phone.mobile, scene: 'login' }, quiet: true })
            : null
        }
        onMissing={() => setLeft({ ...left, phone: true })}
      />
      <p className={styles.message} role="alert">
        {failure}
      </p>
      <Button type="submit" block busy={busy}>
        {t('auth.sign_in')}
      </Button>
      <Link className={styles.other} to={{ pathname: authLinks.login(), search }} replace>
        {t('auth.password_login')}
      </Link>
      <Consent />
    </form>
  )
}
