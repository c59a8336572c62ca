import { TOTP_DIGITS } from '@sands/rules/auth/factor'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { type FormEvent, useMemo, useState } from 'react'
import { encode } from 'uqr'
import { Button } from '../../../kernel/ui/button.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import styles from './second-factor.module.css'

interface TotpFormProps {
  start: { secret: string; address: string; enrolToken: string }
  onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>
  onCancel: () => void
}

/** An authenticator app reads the secret, and its first code proves that it has. */
export function TotpForm({ start, onAdded, onCancel }: TotpFormProps) {
  const t = useT()
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState('')
  const confirm = useAct('POST /sands-user/api/v1/user/second-factor/totp/confirm')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!code.trim() || confirm.isPending) return
    setFailure('')
    try {
      const body = { enrolToken: start.enrolToken, code: code.trim() }
      await onAdded((await confirm.mutateAsync({ body, quiet: true })).recoveryCodes)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.msg)
    }
  }
  return (
    <form className={styles.card} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.text}>{t('auth.factor_scan')}</p>
      <QrPicture text={start.address} label={t('auth.factor_totp')} />
      <a className={styles.link} href={start.address}>
        {t('auth.factor_open_app')}
      </a>
      <p className={styles.text}>
        {t('auth.factor_key')} <code className={styles.key}>{start.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label={t('auth.factor_code')}
        value={code}
        onChange={setCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={TOTP_DIGITS + 1}
        error={failure || undefined}
      />
      <Button type="submit" block busy={confirm.isPending}>
        {t('auth.factor_confirm')}
      </Button>
      <Button look="plain" block onClick={onCancel}>
        {t('auth.factor_cancel')}
      </Button>
    </form>
  )
}

function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 2 })
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: squares.join('') }
  }, [text])
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className={styles.paper} width={size} height={size} />
      <path className={styles.ink} d={path} />
    </svg>
  )
}
