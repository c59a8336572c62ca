import { QRCode, Typography } from 'antd'
import { useT } from '../../text.ts'
import { isLocalHost } from '../local-host.ts'
import styles from './phone-address.module.css'
import { PhoneVersionLink } from './phone-version-link.tsx'

/** How to open the same page on a phone: a code to scan, and the address to type. */
export function PhoneAddress({ path = '/' }: { path?: string }) {
  const t = useT()
  const address = `${location.origin}${path}`
  return (
    <div className={styles.phone}>
      {/* The address beside the code has the same content. */}
      <div className={styles.code} aria-hidden="true">
        <QRCode value={address} type="svg" size={132} bordered={false} />
      </div>
      <div className={styles.words}>
        <p>{t('manage.phone_text')}</p>
        <Typography.Text copyable={{ tooltips: [t('manage.copy'), t('manage.copied')] }}>{address}</Typography.Text>
        {isLocalHost(location.hostname) && <p className={styles.note}>{t('manage.phone_only_here')}</p>}
        <PhoneVersionLink />
      </div>
    </div>
  )
}
