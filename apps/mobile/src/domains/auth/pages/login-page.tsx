import { useT } from '@sands/web/i18n/i18n'
import { useSession } from '@sands/web/session/session'
import { Navigate } from 'react-router'
import { useDocumentTitle } from '../../../kernel/document-title.ts'
import { Consent } from '../components/consent.tsx'
import { DemoAccounts } from '../components/demo-accounts.tsx'
import { DuneHero } from '../components/dune-hero.tsx'
import { LanguageSwitch } from '../components/language-switch.tsx'
import { OtherWays } from '../components/other-ways.tsx'
import { SignInForm } from '../components/sign-in-form.tsx'
import { useReturnTarget, useSignIn } from '../use-sign-in.ts'
import styles from './login-page.module.css'

export function LoginPage() {
  const t = useT()
  useDocumentTitle(t('auth.sign_in'))
  const attempt = useSignIn()
  const session = useSession()
  const target = useReturnTarget()
  // Signed in here, in another tab, or before.
  if (session) return <Navigate to={target} replace />
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <div className={styles.scenery}>
          <DuneHero />
        </div>
        <div className={styles.corner}>
          <LanguageSwitch />
        </div>
        <div className={styles.brand}>
          <h1 className={styles.product}>{t('kernel.product')}</h1>
          <p className={styles.tagline}>{t('kernel.tagline')}</p>
        </div>
      </header>
      <main className={styles.main}>
        <SignInForm attempt={attempt} />
        <OtherWays />
        <DemoAccounts attempt={attempt} />
        <Consent />
      </main>
    </div>
  )
}
