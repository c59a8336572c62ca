import { authLinks } from '@sands/contract/auth/auth.links'
import type { LoginMethod } from '@sands/contract/auth/auth.model'
import { CODE_LENGTH, phoneOf } from '@sands/rules/auth/code'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { CodeField } from '../components/code-field.tsx'
import styles from '../components/code-form.module.css'
import { PhoneField, useAreaCode } from '../components/phone-field.tsx'
import { WayGate } from '../components/way-gate.tsx'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** A forgotten password: proves the number or the address with a code, then goes on to the new password. */
export function ForgetPage() {
  const t = useT()
  return (
    <Page title={t('auth.forget_title')}>
      <WayGate ways={['reset-sms', 'reset-email']}>{(open) => <ForgetForm open={open} />}</WayGate>
    </Page>
  )
}

function ForgetForm({ open }: { open: readonly LoginMethod[] }) {
  const t = useT()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [by, setBy] = useState<'sms' | 'email'>(open.includes('reset-sms') ? 'sms' : 'email')
  const [phone, setPhone] = useState({ areaCode: '', mobile: '' })
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [left, setLeft] = useState({ target: false, code: false })
  const [failure, setFailure] = useState('')
  const areaCode = useAreaCode(phone.areaCode)
  const sms = useAct('POST /sands-system/api/v1/sms/send')
  const mail = useAct('POST /sands-user/api/v1/auth/send-email-code')
  const check = useAct('POST /sands-user/oauth/check-sms')
  const isTarget = by === 'sms' ? phoneOf(areaCode, phone.mobile) !== undefined : EMAIL.test(email.trim())
  const isCode = code.length === CODE_LENGTH
  const other = by === 'sms' ? 'email' : 'sms'
  const leaveTarget = () => setLeft({ ...left, target: true })

  const ask = () =>
    by === 'sms'
      ? sms.mutateAsync({ body: { areaCode, mobile: phone.mobile, scene: 'reset' }, quiet: true })
      : mail.mutateAsync({ body: { email: email.trim(), scene: 'reset' }, quiet: true })

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setLeft({ target: true, code: true })
    if (!isTarget || !isCode || check.isPending) return
    setFailure('')
    try {
      const target = by === 'sms' ? { areaCode, mobile: phone.mobile } : { email: email.trim() }
      const { changeToken, selectToken } = await check.mutateAsync({ body: { ...target, code }, quiet: true })
      const pathname = changeToken ? authLinks.reset() : authLinks.multiAccount()
      void navigate({ pathname, search }, { replace: true, state: { changeToken, selectToken } })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.msg)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={styles.lead}>{t(by === 'sms' ? 'auth.forget_sms_text' : 'auth.forget_email_text')}</p>
      {by === 'sms' ? (
        <PhoneField
          value={phone}
          onChange={setPhone}
          onBlur={leaveTarget}
          error={left.target && !isTarget ? t(phone.mobile ? 'auth.phone_wrong' : 'auth.phone_required') : undefined}
        />
      ) : (
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={120}
          value={email}
          onChange={setEmail}
          onBlur={leaveTarget}
          error={left.target && !isTarget ? t('auth.email_required') : undefined}
        />
      )}
      <CodeField
        key={by}
        value={code}
        onChange={setCode}
        onBlur={() => setLeft({ ...left, code: true })}
        error={left.code && code !== '' && !isCode ? t('auth.code_required') : undefined}
        send={isTarget ? ask : null}
        onMissing={leaveTarget}
      />
      <p className={styles.message} role="alert">
        {failure}
      </p>
      <Button type="submit" block busy={check.isPending}>
        {t('auth.next')}
      </Button>
      {open.includes(`reset-${other}`) && (
        <button
          type="button"
          className={styles.other}
          onClick={() => {
            setBy(other)
            setCode('')
            setFailure('')
            setLeft({ target: false, code: false })
          }}
        >
          {t(`auth.by_${other}`)}
        </button>
      )}
    </form>
  )
}
