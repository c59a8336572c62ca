import { PASSWORD_MAX, passwordFaults } from '@sands/rules/password'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { completeSignIn } from '@sands/web/session/session'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { PasswordField } from '../../../kernel/ui/field.tsx'
import { useReturnTarget } from '../use-sign-in.ts'
import styles from './new-password-form.module.css'
import { PasswordRules } from './password-rules.tsx'

export function NewPasswordForm({ changeToken }: { changeToken: string }) {
  const t = useT()
  const navigate = useNavigate()
  const target = useReturnTarget()
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [left, setLeft] = useState({ password: false, repeat: false })
  const [failure, setFailure] = useState('')
  const save = useAct('POST /sands-user/api/v1/auth/set-new-password')
  const faults = passwordFaults(password)
  const matches = password !== '' && password === repeat

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setLeft({ password: true, repeat: true })
    if (faults.length > 0 || !matches || save.isPending) return
    setFailure('')
    try {
      await completeSignIn(await save.mutateAsync({ body: { changeToken, newPassword: password }, quiet: true }))
      void navigate(target, { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.msg)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={styles.lead}>{t('auth.new_password_text')}</p>
      <PasswordField
        label={t('auth.new_password')}
        name="new-password"
        autoComplete="new-password"
        // More than allowed, so that the person is told that a password is too long instead of it being cut.
        maxLength={PASSWORD_MAX * 2 + 1}
        value={password}
        onChange={setPassword}
        onBlur={() => setLeft({ ...left, password: true })}
        error={left.password && faults.length > 0 ? t('auth.weak_password_hint') : undefined}
      />
      <PasswordField
        label={t('auth.repeat_password')}
        name="repeat-password"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX * 2 + 1}
        value={repeat}
        onChange={setRepeat}
        onBlur={() => setLeft({ ...left, repeat: true })}
        error={left.repeat && repeat !== '' && !matches ? t('auth.repeat_mismatch') : undefined}
      />
      <PasswordRules faults={faults} matches={matches} />
      <p className={styles.message} role="alert">
        {failure}
      </p>
      <Button type="submit" block busy={save.isPending}>
        {t('auth.save_and_enter')}
      </Button>
    </form>
  )
}
