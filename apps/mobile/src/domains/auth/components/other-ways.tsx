import { authLinks } from '@sands/contract/auth/auth.links'
import { redirectTarget } from '@sands/rules/gate'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { Link, useLocation } from 'react-router'
import styles from './other-ways.module.css'

/** The other ways that the company has opened. Where none is, nothing is shown. */
export function OtherWays() {
  const t = useT()
  const { search } = useLocation()
  const { data } = useCall('GET /sands-user/api/v1/auth/login-methods', undefined, { silent: true })
  const open = data?.methods ?? []
  const providers = data?.apps.filter(({ kind }) => kind === 'oidc') ?? []
  const mayPhone = open.includes('sms')
  const mayReset = open.includes('reset-sms') || open.includes('reset-email')
  const mayRegister = open.includes('register')
  if (!mayPhone && !mayReset && !mayRegister && providers.length === 0) return null
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
      {providers.map((app) => (
        <button
          key={app.id}
          type="button"
          className={styles.way}
          onClick={async () => {
            const target = redirectTarget(new URLSearchParams(search).get('redirect'), location.origin)
            const { leaveForProvider } = await import('@sands/web/hosts/social/provider-entry')
            await leaveForProvider(app, target)
          }}
        >
          {app.name}
        </button>
      ))}
    </p>
  )
}
