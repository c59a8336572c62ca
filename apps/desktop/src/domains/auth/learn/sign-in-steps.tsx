import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { FootLinks } from '../../../kernel/ui/page/foot-links.tsx'
import { AuthLayout } from '../auth-layout.tsx'
import { AccountChoice } from './account-choice.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { LinkOffer } from './use-provider.ts'

interface ChangeDue {
  changeToken: string
  link: LinkOffer | null
}

/**
 * Steps at one address: signing in and, where the password was given out by someone else, choosing one's own; or choosing
 * among the accounts of one identity.
 */
export function SignInSteps({ notice }: { notice: string | null }) {
  const t = useT()
  const [due, setDue] = useState<ChangeDue | null>(null)
  const [selectToken, setSelectToken] = useState<string | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  return (
    <AuthLayout headline={t('kernel.tagline')} text={t('auth.panel_text')} foot={<FootLinks />}>
      {/* The first step stays in place under the second: what was typed is there again when one comes back. */}
      <div hidden={due !== null || selectToken !== null}>
        <SignInForm
          notice={reason ?? notice}
          onChangeDue={(changeToken, link) => setDue({ changeToken, link })}
          onChoice={setSelectToken}
        />
      </div>
      {selectToken !== null && (
        <AccountChoice
          selectToken={selectToken}
          onBack={(why) => {
            setReason(why)
            setSelectToken(null)
          }}
        />
      )}
      {due !== null && (
        <NewPasswordForm
          changeToken={due.changeToken}
          link={due.link}
          onBack={(why) => {
            setReason(why)
            setDue(null)
          }}
        />
      )}
    </AuthLayout>
  )
}
