import { SafetyOutlined } from '@ant-design/icons'
import { authLinks } from '@sands/contract/auth/auth.links'
import { useT } from '../../../../kernel/text.ts'
import { Card } from '../../../../kernel/ui/card.tsx'
import { LinkButton } from '../../../../kernel/ui/link-button.tsx'
import styles from '../profile-cards.module.css'

/** Leads from the profile to the second factors of the person. */
export function OwnFactorCard() {
  const t = useT()
  return (
    <Card title={t('auth.factor')}>
      <p className={styles.note}>{t('auth.factor_lead')}</p>
      <div className={styles.acts}>
        <LinkButton to={authLinks.secondFactor()} icon={<SafetyOutlined aria-hidden />}>
          {t('auth.factor_manage')}
        </LinkButton>
      </div>
    </Card>
  )
}
