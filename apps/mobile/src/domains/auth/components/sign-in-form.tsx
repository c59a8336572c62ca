import { useT } from '@sands/web/i18n/i18n'
import { lastUserName } from '@sands/web/session/session'
import { KeyRound, UserRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { PasswordField, TextField } from '../../../kernel/ui/field.tsx'
import type { useSignIn } from '../use-sign-in.ts'
import styles from './sign-in-form.module.css'

export function SignInForm({ attempt }: { attempt: ReturnType<typeof useSignIn> }) {
  const t = useT()
  const [account, setAccount] = useState(lastUserName)
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState({ account: false, password: false })
  const { submit, busy, message, waitFor } = attempt
  const wait = waitFor(account.trim())

  const send = (event: FormEvent) => {
    event.preventDefault()
    setLeft({ account: true, password: true })
    if (account.trim() && password && wait === 0) void submit(account.trim(), password)
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        label={t('auth.account')}
        hint={t('auth.account_hint')}
        icon={UserRound}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={120}
        enterKeyHint="next"
        value={account}
        onChange={setAccount}
        onBlur={() => setLeft({ ...left, account: true })}
        error={left.account && !account.trim() ? t('auth.account_required') : undefined}
      />
      <PasswordField
        label={t('auth.password')}
        icon={KeyRound}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        enterKeyHint="go"
        value={password}
        onChange={setPassword}
        onBlur={() => setLeft({ ...left, password: true })}
        error={left.password && !password ? t('auth.password_required') : undefined}
      />
      <p className={styles.message} role="alert">
        {message}
      </p>
      <Button type="submit" block busy={busy} disabled={wait > 0}>
        {wait > 0 ? t('auth.wait', { seconds: wait }) : t('auth.sign_in')}
      </Button>
    </form>
  )
}
