import { redirectTarget } from '@sands/rules/gate'
import { useSession } from '@sands/web/session/session'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { FootLinks } from '../../../kernel/ui/page/foot-links.tsx'
import { usePageTitle } from '../../../kernel/ui/page/use-page-title.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Two steps at one address: signing in and, after a one-time password, choosing a new one. */
export function SignInPage() {
  const t = useT()
  const session = useSession()
  const [search] = useSearchParams()
  const [changeToken, setChangeToken] = useState<string | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  usePageTitle(t('auth.sign_in'))

  if (session) return <Navigate to={redirectTarget(search.get('redirect'), location.origin)} replace />
  return (
    <AuthLayout headline={t('kernel.tagline')} text={t('auth.panel_text')} foot={<FootLinks />}>
      {/* The first step stays mounted behind the second, so that its fields are still filled in when the person comes
      back. */}
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
    </AuthLayout>
  )
}
