import { authLinks } from '@sands/contract/auth/auth.links'
import { useT } from '../i18n/i18n.ts'
import styles from './dialog-frame.module.css'
import { DialogFrame } from './dialog-frame.tsx'

const DESKTOP = '/desktop'

/** The company wants a second factor of the person, who has none yet. */
export function EnrolDialog({ until, close }: { until: string; close: () => void }) {
  const t = useT()
  return (
    <DialogFrame
      title={t('auth.enrol_title')}
      text={[t('auth.factor_required_note'), until && t('auth.enrol_until', { date: until })].filter(Boolean).join(' ')}
      onCancel={close}
    >
      <div className={styles.form}>
        <button
          type="button"
          className={styles.main}
          onClick={() => {
            close()
            // Both apps have the screen, under the same name.
            const folder = window.location.pathname.startsWith(DESKTOP) ? DESKTOP : ''
            window.location.assign(`${folder}${authLinks.secondFactor()}`)
          }}
        >
          {t('auth.enrol_now')}
        </button>
        <button type="button" className={styles.other} onClick={close}>
          {t('auth.enrol_later')}
        </button>
      </div>
    </DialogFrame>
  )
}
