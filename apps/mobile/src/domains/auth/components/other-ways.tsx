import { authLinks } from '@sands/contract/auth/auth.links'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { Link, useLocation } from 'react-router'
import styles from './other-ways.module.css'

/** The other ways that the company has opened. Where none is, nothing is shown. */
export function OtherWays() {
  const t = useT()
  const { search } = useLocation()
  const open = useCall('GET /sands-user/api/v1/auth/login-methods', undefined, { silent: true }).data?.methods ?? []
  const mayPhone = open.includes('sms')
  const mayReset = open.includes('reset-sms') || open.includes('reset-email')
  const mayRegister = open.includes('register')
  if (!mayPhone && !mayReset && !mayRegister) return null
  return (
    <p className={styles.ways}>
      {mayPhone && (
        <Link className={styles.way} to={{ pathname: authLinks.phoneLogin(), search }}>
          {t('auth.phone_login')}
        </Link>
      )}
      {mayReset && (
        <Link className={styles.way} to={{ pathname: authLinks.forget(), search }}>
          {t('auth.forgot')}
        </Link>
      )}
      {mayRegister && (
        <Link className={styles.way} to={{ pathname: authLinks.register(), search }}>
          {t('auth.register')}
        </Link>
      )}
    </p>
  )
}
