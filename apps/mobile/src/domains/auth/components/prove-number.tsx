import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { deviceId } from '@sands/web/device/device-id'
import { useT } from '@sands/web/i18n/i18n'
import { completeSignIn } from '@sands/web/session/session'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { PasswordField } from '../../../kernel/ui/field.tsx'
import styles from './code-form.module.css'

const GONE = 410

interface ProveNumberProps {
  proveToken: string
  /** The step has expired: the person asks for another code. */
  onGone: () => void
}

/** Somebody with management rights uses a number for the first time: the password proves once that it is theirs. */
export function ProveNumber({ proveToken, onGone }: ProveNumberProps) {
  const t = useT()
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState('')
  const prove = useAct('POST /sands-user/api/v1/auth/prove-number')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!password || prove.isPending) return
    setFailure('')
    try {
      const body = { proveToken, password, device_id: deviceId() }
      await completeSignIn(await prove.mutateAsync({ body, quiet: true }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.status === GONE) return onGone()
      setFailure(error.msg)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={styles.lead}>{t('auth.prove_text')}</p>
      <PasswordField
        label={t('auth.password')}
        name="current-password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        onChange={setPassword}
        error={tried && !password ? t('auth.password_required') : undefined}
      />
      <p className={styles.message} role="alert">
        {failure}
      </p>
      <Button type="submit" block busy={prove.isPending}>
        {t('auth.sign_in')}
      </Button>
    </form>
  )
}
