import { redirectTarget } from '@sands/rules/gate'
import { useSession } from '@sands/web/session/session'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { BrandMark } from '../../../kernel/ui/brand-mark.tsx'
import { Dunes } from '../../../kernel/ui/dunes.tsx'
import { FootLinks } from '../../../kernel/ui/foot-links.tsx'
import { LanguageMenu } from '../../../kernel/ui/language-menu.tsx'
import { usePageTitle } from '../../../kernel/ui/use-page-title.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-page.module.css'

/** Two steps at one address: signing in and, where the password was given out by someone else, choosing one's own. */
export function SignInPage() {
  const t = useT()
  const session = useSession()
  const [search] = useSearchParams()
  const [changeToken, setChangeToken] = useState<string | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  usePageTitle(t('auth.sign_in'))

  if (session) return <Navigate to={redirectTarget(search.get('redirect'), location.origin)} replace />
  return (
    <div className={styles.page}>
      <section className={styles.picture} aria-label={t('kernel.product')}>
        <Dunes crop="tall" className={styles.dunes} />
        <Dunes crop="wide" className={styles.banner} />
        <div className={styles.brand}>
          <BrandMark size={40} />
          <span>{t('kernel.product')}</span>
        </div>
        <div className={styles.words}>
          <p className={styles.headline}>{t('kernel.tagline')}</p>
          <p className={styles.text}>{t('auth.panel_text')}</p>
        </div>
      </section>
      <div className={styles.side}>
        <div className={styles.top}>
          <LanguageMenu />
        </div>
        <div className={styles.form}>
          {/* The first step stays in place under the second: what was typed is there again when one comes back. */}
          <div hidden={changeToken !== null}>
            <SignInForm
              notice={notice ?? (search.has('redirect') ? t('auth.sign_in_to_continue') : null)}
              onChangeDue={setChangeToken}
            />
          </div>
          {changeToken !== null && (
            <NewPasswordForm
              changeToken={changeToken}
              onBack={(reason) => {
                setNotice(reason)
                setChangeToken(null)
              }}
            />
          )}
        </div>
        <div className={styles.foot}>
          <FootLinks />
        </div>
      </div>
    </div>
  )
}
