import { authLinks } from '@sands/contract/auth/auth.links'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '../../../kernel/text.ts'
import styles from './form.module.css'

/** The other forms that the company has opened. They are those of the phone version, which computers may open, too. */
export function PhoneForms() {
  const t = useT()
  const { data } = useCall('GET /sands-user/api/v1/auth/login-methods', undefined, { silent: true })
  const methods = data?.methods ?? []
  const forms = [
    { isOpen: methods.includes('sms'), address: authLinks.phoneLogin(), text: t('auth.phone_login') },
    {
      isOpen: methods.includes('reset-sms') || methods.includes('reset-email'),
      address: authLinks.forget(),
      text: t('auth.forgot'),
    },
    { isOpen: methods.includes('register'), address: authLinks.register(), text: t('auth.register') },
  ].filter(({ isOpen }) => isOpen)
  if (forms.length === 0) return null
  return (
    <p className={styles.forms}>
      {forms.map(({ address, text }) => (
        <a key={address} href={address}>
          {text}
        </a>
      ))}
    </p>
  )
}
