import { redirectTarget } from '@sands/rules/gate'
import { useEndedSession, useSession } from '@sands/web/session/session'
import { Navigate, useSearchParams } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { usePageTitle } from '../../../kernel/ui/page/use-page-title.ts'
import { SignInSteps } from './sign-in-steps.tsx'
import { useEndedWords } from './use-ended-words.ts'

/** Signing in, and then on to where one wanted to go. Whom the server has signed out is told why. */
export function SignInPage() {
  const t = useT()
  const session = useSession()
  const ended = useEndedSession()
  const words = useEndedWords()
  const [search] = useSearchParams()
  usePageTitle(t('auth.sign_in'))

  if (session) return <Navigate to={redirectTarget(search.get('redirect'), location.origin)} replace />
  if (ended) return <SignInSteps notice={words(ended.code)} />
  return <SignInSteps notice={search.has('redirect') ? t('auth.sign_in_to_continue') : null} />
}
