import type { RegisterOptions } from '@sands/contract/auth/register.model'
import { CODE_LENGTH, phoneOf } from '@sands/rules/auth/code'
import { PASSWORD_MAX, passwordFaults } from '@sands/rules/password'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { completeSignIn } from '@sands/web/session/session'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { PasswordField, TextField } from '../../../kernel/ui/field.tsx'
import { useReturnTarget } from '../use-sign-in.ts'
import { CodeField } from './code-field.tsx'
import styles from './code-form.module.css'
import { Consent } from './consent.tsx'
import { PasswordRules } from './password-rules.tsx'
import { PhoneField, useAreaCode } from './phone-field.tsx'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

interface RegisterFormProps {
  options: RegisterOptions
  invitation: string
  onWaiting: () => void
}

export function RegisterForm({ options, invitation, onWaiting }: RegisterFormProps) {
  const t = useT()
  const navigate = useNavigate()
  const target = useReturnTarget()
  const [by, setBy] = useState<'sms' | 'email'>(options.email ? 'email' : 'sms')
  const [name, setName] = useState('')
  const [phone, setPhone] = useState({ areaCode: '', mobile: '' })
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState('')
  const areaCode = useAreaCode(phone.areaCode)
  const sms = useAct('POST /sands-system/api/v1/sms/send')
  const mail = useAct('POST /sands-user/api/v1/auth/send-email-code')
  const register = useAct('POST /sands-user/api/v1/auth/register')
  const isTarget = by === 'sms' ? phoneOf(areaCode, phone.mobile) !== undefined : EMAIL.test(email.trim())
  const isCode = code.length === CODE_LENGTH
  const faults = passwordFaults(password)
  const matches = password !== '' && password === repeat
  const other = by === 'sms' ? 'email' : 'sms'

  const ask = () =>
    by === 'sms'
      ? sms.mutateAsync({ body: { areaCode, mobile: phone.mobile, scene: 'register' }, quiet: true })
      : mail.mutateAsync({ body: { email: email.trim(), scene: 'register' }, quiet: true })

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setFailure('')
    if (!name.trim() || !isTarget || !isCode || faults.length > 0 || !matches || register.isPending) return
    if (!agreed) return setFailure(t('auth.register_agree_first'))
    try {
      const reached = by === 'sms' ? { areaCode, mobile: phone.mobile } : { email: email.trim() }
      const invited = invitation ? { invitation } : {}
      const body = { name: name.trim(), ...reached, ...invited, code, password, agreed: true as const }
      const { session, isWaiting } = await register.mutateAsync({ body, quiet: true })
      if (isWaiting) return onWaiting()
      if (session) await completeSignIn(session)
      void navigate(target, { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.msg)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={styles.lead}>{t(`auth.register_${options.by}`)}</p>
      <TextField
        label={t('auth.register_name')}
        name="name"
        autoComplete="name"
        maxLength={60}
        value={name}
        onChange={setName}
        error={tried && !name.trim() ? t('auth.register_name_required') : undefined}
      />
      {by === 'sms' ? (
        <PhoneField
          value={phone}
          onChange={setPhone}
          onBlur={() => undefined}
          error={tried && !isTarget ? t(phone.mobile ? 'auth.phone_wrong' : 'auth.phone_required') : undefined}
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
          error={tried && !isTarget ? t('auth.email_required') : undefined}
        />
      )}
      <CodeField
        key={by}
        value={code}
        onChange={setCode}
        onBlur={() => undefined}
        error={tried && !isCode ? t('auth.code_required') : undefined}
        send={isTarget ? ask : null}
        onMissing={() => setTried(true)}
      />
      <PasswordField
        label={t('auth.password')}
        name="new-password"
        autoComplete="new-password"
        // More than allowed, so that the person is told that a password is too long instead of it being cut.
        maxLength={PASSWORD_MAX * 2 + 1}
        value={password}
        onChange={setPassword}
        error={tried && faults.length > 0 ? t('auth.weak_password_hint') : undefined}
      />
      <PasswordField
        label={t('auth.register_repeat')}
        name="repeat-password"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX * 2 + 1}
        value={repeat}
        onChange={setRepeat}
        error={tried && repeat !== '' && !matches ? t('auth.repeat_mismatch') : undefined}
      />
      <PasswordRules faults={faults} matches={matches} />
      <label className={styles.agree}>
        <input type="checkbox" checked={agreed} onChange={({ target: { checked } }) => setAgreed(checked)} />
        {t('auth.register_agree')}
      </label>
      <Consent />
      <p className={styles.message} role="alert">
        {failure}
      </p>
      <Button type="submit" block busy={register.isPending}>
        {t('auth.register')}
      </Button>
      {options.sms && options.email && (
        <button
          type="button"
          className={styles.other}
          onClick={() => {
            setBy(other)
            setCode('')
            setFailure('')
            setTried(false)
          }}
        >
          {t(`auth.by_${other}`)}
        </button>
      )}
    </form>
  )
}
