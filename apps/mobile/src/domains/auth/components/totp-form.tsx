import { TOTP_DIGITS } from '@sands/rules/auth/factor'
import type { TotpStart } from '@sands/web/factor/use-own-factors'
import { useTotpCode } from '@sands/web/factor/use-totp-code'
import { useT } from '@sands/web/i18n/i18n'
import { Button } from '../../../kernel/ui/button.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import { QrPicture } from '../../../kernel/ui/qr-picture.tsx'
import styles from './second-factor.module.css'

interface TotpFormProps {
  start: TotpStart
  onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>
  onCancel: () => void
}

/** An authenticator app reads the secret, and its first code proves that it has. */
export function TotpForm({ start, onAdded, onCancel }: TotpFormProps) {
  const t = useT()
  const { code, setCode, failure, submit, isBusy } = useTotpCode({ enrolToken: start.enrolToken, onAdded })
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
      <Button type="submit" block busy={isBusy}>
        {t('auth.factor_confirm')}
      </Button>
      <Button look="plain" block onClick={onCancel}>
        {t('auth.factor_cancel')}
      </Button>
    </form>
  )
}
