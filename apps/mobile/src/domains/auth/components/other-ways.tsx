import { authLinks } from '@sands/contract/auth/auth.links'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useLocation } from 'react-router'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './other-ways.module.css'

/** The other ways that the company has opened. Where none is, nothing is shown. */
export function OtherWays() {
  const t = useT()
  const { search } = useLocation()
  const { data } = useCall('GET /sands-user/api/v1/auth/login-methods', undefined, { silent: true })
  if (!data) return null
  const { methods, apps } = data
  const mayReset = methods.includes('reset-sms') || methods.includes('reset-email')
  const link = (isOpen: boolean, pathname: string, text: string) =>
    isOpen && (
      <Link className={styles.way} to={{ pathname, search }}>
        {text}
      </Link>
    )
  return (
    <p className={styles.ways}>
      {link(methods.includes('sms'), authLinks.phoneLogin(), t('auth.phone_login'))}
      {link(mayReset, authLinks.forget(), t('auth.forgot'))}
      {link(methods.includes('register'), authLinks.register(), t('auth.register'))}
      {apps.map(
        ({ id, kind, name }) =>
          kind === 'oidc' && (
            // The code that leaves for the provider begins with the page, as that of hosts does.
            <a key={id} className={styles.way} href={`${search || '?'}&oidc=${id}`}>
              {name}
            </a>
          ),
      )}
    </p>
  )
}
