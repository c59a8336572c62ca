import { CopyOutlined } from '@ant-design/icons'
import { copyText } from '@sands/web/device/copy-text'
import { showToast } from '@sands/web/toast/toast'
import { Button } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { Card } from '../../../../kernel/ui/card.tsx'
import styles from './factor.module.css'

/** The codes for a lost device. They are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT()
  const copy = async () => {
    // Without the clipboard the codes are still on the screen.
    if (await copyText(codes.join('\n'))) showToast(t('auth.factor_copied'), { kind: 'success' })
  }
  return (
    <Card title={t('auth.factor_codes')}>
      <p className={styles.note}>{t('auth.factor_codes_text')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {t('auth.factor_codes_copy')}
        </Button>
        <Button type="primary" onClick={onDone}>
          {t('auth.factor_codes_saved')}
        </Button>
      </div>
    </Card>
  )
}
