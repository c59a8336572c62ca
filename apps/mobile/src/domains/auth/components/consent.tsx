import { settingsLinks } from '@sands/contract/settings/settings.links'
import { useT } from '@sands/web/i18n/i18n'
import { Link } from '../../../kernel/ui/link.tsx'
import { Rich } from '../../../kernel/ui/rich.tsx'
import styles from './consent.module.css'

export function Consent() {
  const t = useT()
  return (
    <p className={styles.consent}>
      <Rich
        text={t('auth.consent')}
        parts={{
          agreement: (
            <Link to={settingsLinks.userAgreement()} className={styles.link}>
              {t('settings.user_agreement')}
            </Link>
          ),
          privacy: (
            <Link to={settingsLinks.privacyPolicy()} className={styles.link}>
              {t('settings.privacy_policy')}
            </Link>
          ),
        }}
      />
    </p>
  )
}
