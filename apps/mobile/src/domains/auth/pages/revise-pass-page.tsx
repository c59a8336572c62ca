import { authLinks } from '@sands/contract/auth/auth.links'
import { PASSWORD_MAX, passwordFaults } from '@sands/rules/password'
import { CallError } from '@sands/web/call/call'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { PasswordField } from '../../../kernel/ui/field.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { CodeField } from '../components/code-field.tsx'
import styles from '../components/code-form.module.css'
import { PasswordRules } from '../components/password-rules.tsx'
import { PhoneField, useAreaCode } from '../components/phone-field.tsx'

/** A new password, with the old one or with a code to the person's own number. */
export function RevisePassPage() {
  const t = useT()
  const navigate = useNavigate()
  const safety = useCall('GET /sands-user/api/v1/user/account-safety', undefined, { silent: true })
  const [by, setBy] = useState<'password' | 'code'>('password')
  const [old, setOld] = useState('')
  const [phone, setPhone] = useState({ areaCode: '', mobile: '' })
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState('')
  const areaCode = useAreaCode(phone.areaCode)
  const sms = useAct('POST /sands-system/api/v1/sms/send')
  const change = useAct('POST /sands-user/api/v1/user/change-password')
  const changeByCode = useAct('POST /sands-user/api/v1/user/mobile-change-password')
  const faults = passwordFaults(password)
  const matches = password !== '' && password === repeat
  const isProven = by === 'password' ? old !== '' : phone.mobile !== '' && code !== ''
  const isBusy = change.isPending || changeByCode.isPending

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isProven || faults.length > 0 || !matches || isBusy) return
    setFailure('')
    try {
      if (by === 'password')
        await change.mutateAsync({ body: { oldPassword: old, newPassword: password }, quiet: true })
      else
        await changeByCode.mutateAsync({
          body: { areaCode, mobile: phone.mobile, code, newPassword: password },
          quiet: true,
        })
      showToast(t('auth.pass_changed'), { kind: 'success' })
      void navigate(authLinks.account(), { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.msg)
    }
  }

  return (
    <Page title={t('auth.revise_pass')}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <p className={styles.lead}>{t('auth.revise_pass_text')}</p>
        {by === 'password' ? (
          <PasswordField
            label={t('auth.old_password')}
            name="current-password"
            autoComplete="current-password"
            maxLength={200}
            value={old}
            onChange={setOld}
            error={tried && !old ? t('auth.password_required') : undefined}
          />
        ) : (
          <>
            <PhoneField
              value={phone}
              onChange={setPhone}
              onBlur={() => undefined}
              error={tried && !phone.mobile ? t('auth.phone_required') : undefined}
            />
            <CodeField
              value={code}
              onChange={setCode}
              onBlur={() => undefined}
              error={tried && !code ? t('auth.code_required') : undefined}
              send={
                phone.mobile
                  ? () => sms.mutateAsync({ body: { areaCode, mobile: phone.mobile, scene: 'password' }, quiet: true })
                  : null
              }
              onMissing={() => setTried(true)}
            />
          </>
        )}
        <PasswordField
          label={t('auth.new_password')}
          name="new-password"
          autoComplete="new-password"
          // More than allowed, so that the person is told that a password is too long instead of it being cut.
          maxLength={PASSWORD_MAX * 2 + 1}
          value={password}
          onChange={setPassword}
          error={tried && faults.length > 0 ? t('auth.weak_password_hint') : undefined}
        />
        <PasswordField
          label={t('auth.repeat_password')}
          name="repeat-password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX * 2 + 1}
          value={repeat}
          onChange={setRepeat}
          error={tried && repeat !== '' && !matches ? t('auth.repeat_mismatch') : undefined}
        />
        <PasswordRules faults={faults} matches={matches} />
        <p className={styles.message} role="alert">
          {failure}
        </p>
        <Button type="submit" block busy={isBusy}>
          {t('auth.save')}
        </Button>
        {safety.data?.mobile && (
          <button
            type="button"
            className={styles.other}
            onClick={() => {
              setBy(by === 'password' ? 'code' : 'password')
              setTried(false)
              setFailure('')
            }}
          >
            {t(by === 'password' ? 'auth.pass_by_code' : 'auth.pass_by_old')}
          </button>
        )}
      </form>
    </Page>
  )
}
