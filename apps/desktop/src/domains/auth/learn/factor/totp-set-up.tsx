import { TOTP_DIGITS } from '@sands/rules/auth/factor'
import type { TotpStart } from '@sands/web/factor/use-own-factors'
import { useTotpCode } from '@sands/web/factor/use-totp-code'
import { Alert, Button, Form, Input, QRCode } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { Card } from '../../../../kernel/ui/card.tsx'
import styles from './factor.module.css'

const CODE_SIZE = 180

interface TotpSetUpProps {
  start: TotpStart
  onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>
  onCancel: () => void
}

/** An authenticator app reads the secret from the screen, and its first code proves that it has. */
export function TotpSetUp({ start, onAdded, onCancel }: TotpSetUpProps) {
  const t = useT()
  const { code, setCode, failure, submit, isBusy } = useTotpCode({ enrolToken: start.enrolToken, onAdded })
  return (
    <Card title={t('auth.factor_add_totp')}>
      <p className={styles.note}>{t('auth.factor_scan_or_type')}</p>
      <div role="img" aria-label={t('auth.factor_totp')}>
        <QRCode value={start.address} type="svg" size={CODE_SIZE} bordered={false} />
      </div>
      <p className={styles.note}>
        {t('auth.factor_key')} <code className={styles.key}>{start.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Form className={styles.form} layout="vertical" requiredMark={false} onFinish={() => void submit()}>
        <Form.Item label={t('auth.factor_code')} htmlFor="totp-code">
          <Input
            id="totp-code"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={TOTP_DIGITS + 1}
            autoFocus
          />
        </Form.Item>
        {failure && (
          <div className={styles.failure}>
            <Alert type="error" showIcon title={failure} role="alert" />
          </div>
        )}
        <div className={styles.acts}>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('auth.factor_confirm')}
          </Button>
          <Button onClick={onCancel}>{t('auth.factor_cancel')}</Button>
        </div>
      </Form>
    </Card>
  )
}
