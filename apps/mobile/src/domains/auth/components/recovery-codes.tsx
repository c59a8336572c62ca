import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from './second-factor.module.css'

/** The codes for a lost device. They are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT()
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast(t('auth.factor_copied'), { kind: 'success' }),
      // Without the clipboard the codes are still on the screen.
      () => undefined,
    )
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('auth.factor_codes')}</h2>
      <p className={styles.text}>{t('auth.factor_codes_text')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      <Button look="plain" block onClick={() => void copy()}>
        {t('auth.factor_codes_copy')}
      </Button>
      <Button block onClick={onDone}>
        {t('auth.factor_codes_saved')}
      </Button>
    </section>
  )
}
