import { authLinks } from '@sands/contract/auth/auth.links'
import { CODE_LENGTH, phoneOf } from '@sands/rules/auth/code'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { PasswordField } from '../../../kernel/ui/field.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { CodeField } from '../components/code-field.tsx'
import styles from '../components/code-form.module.css'
import { PhoneField, useAreaCode } from '../components/phone-field.tsx'

export function ReviseMobilePage() {
  const t = useT()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [phone, setPhone] = useState({ areaCode: '', mobile: '' })
  const areaCode = useAreaCode(phone.areaCode)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState({ target: false, code: false, password: false })
  const [failure, setFailure] = useState('')
  const ask = useAct('POST /sands-system/api/v1/sms/send')
  const bind = useAct('POST /sands-user/api/v1/user/bind-mobile')
  const isTarget = phoneOf(areaCode, phone.mobile) !== undefined
  const isCode = code.length === CODE_LENGTH
  const leaveTarget = () => setLeft({ ...left, target: true })

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setLeft({ target: true, code: true, password: true })
    if (!isTarget || !isCode || password === '' || bind.isPending) return
    setFailure('')
    try {
      await bind.mutateAsync({ body: { areaCode, mobile: phone.mobile, code, password }, quiet: true })
      await queries.invalidateQueries({ queryKey: ['GET /sands-user/api/v1/user/account-safety'] })
      showToast(t('auth.bound'), { kind: 'success' })
      void navigate(authLinks.account(), { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.msg)
    }
  }

  return (
    <Page title={t('auth.revise_mobile')}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <p className={styles.lead}>{t('auth.revise_mobile_text')}</p>
        <PhoneField
          value={phone}
          onChange={setPhone}
          onBlur={leaveTarget}
          error={left.target && !isTarget ? t(phone.mobile ? 'auth.phone_wrong' : 'auth.phone_required') : undefined}
        />
        <CodeField
          value={code}
          onChange={setCode}
          onBlur={() => setLeft({ ...left, code: true })}
          error={left.code && !isCode ? t('auth.code_required') : undefined}
          send={
            isTarget
              ? () => ask.mutateAsync({ body: { areaCode, mobile: phone.mobile, scene: 'bind' }, quiet: true })
              : null
          }
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
