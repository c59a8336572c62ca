import { authLinks } from '@sands/contract/auth/auth.links'
import { CODE_LENGTH } from '@sands/rules/auth/code'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { PasswordField, TextField } from '../../../kernel/ui/field.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { CodeField } from '../components/code-field.tsx'
import styles from '../components/code-form.module.css'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function ReviseEmailPage() {
  const t = useT()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState({ target: false, code: false, password: false })
  const [failure, setFailure] = useState('')
  const ask = useAct('POST /sands-user/api/v1/auth/send-email-code')
  const bind = useAct('POST /sands-user/api/v1/user/bind-email')
  const isTarget = EMAIL.test(email.trim())
  const isCode = code.length === CODE_LENGTH
  const leaveTarget = () => setLeft({ ...left, target: true })

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setLeft({ target: true, code: true, password: true })
    if (!isTarget || !isCode || password === '' || bind.isPending) return
    setFailure('')
    try {
      await bind.mutateAsync({ body: { email: email.trim(), code, password }, quiet: true })
      await queries.invalidateQueries({ queryKey: ['GET /sands-user/api/v1/user/account-safety'] })
      showToast(t('auth.bound'), { kind: 'success' })
      void navigate(authLinks.account(), { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.msg)
    }
  }

  return (
    <Page title={t('auth.revise_email')}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <p className={styles.lead}>{t('auth.revise_email_text')}</p>
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
        <CodeField
          value={code}
          onChange={setCode}
          onBlur={() => setLeft({ ...left, code: true })}
          error={left.code && !isCode ? t('auth.code_required') : undefined}
          send={isTarget ? () => ask.mutateAsync({ body: { email: email.trim(), scene: 'bind' }, quiet: true }) : null}
          onMissing={leaveTarget}
        />
        <PasswordField
          label={t('auth.old_password')}
          name="current-password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={setPassword}
          error={left.password && password === '' ? t('auth.password_required') : undefined}
        />
        <p className={styles.message} role="alert">
          {failure}
        </p>
        <Button type="submit" block busy={bind.isPending}>
          {t('auth.save')}
        </Button>
      </form>
    </Page>
  )
}
