import { authLinks } from '@sands/contract/auth/auth.links'
import { redirectTarget } from '@sands/rules/gate'
import { signIn } from '@sands/web/session/session'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { troubleOf } from './sign-in-state.ts'
import { useCountdown } from './use-countdown.ts'

/** The address to open after sign-in: the requested one, or home. */
export function useReturnTarget(): string {
  const [search] = useSearchParams()
  return redirectTarget(search.get('redirect'), window.location.origin)
}

/** Signs in, and handles the result. The page redirects automatically as soon as there is a session. */
export function useSignIn() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [seconds, startWait] = useCountdown()
  const [waiting, setWaiting] = useState('')

  const submit = async (userName: string, password: string) => {
    if (busy) return
    setBusy(true)
    setMessage('')
    try {
      await signIn({ userName, password, hasAgreed: true })
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble.kind === 'change-password') {
        const { changeToken } = trouble
        void navigate({ pathname: authLinks.setNewPassword(), search }, { state: { changeToken } })
        return
      }
      if (trouble.kind === 'wait') {
        startWait(trouble.seconds)
        setWaiting(userName)
      } else setMessage(trouble.msg)
    } finally {
      setBusy(false)
    }
  }
  /** Only the account with too many tries waits; another account may sign in. */
  const waitFor = (userName: string) => (userName === waiting ? seconds : 0)
  return { submit, busy, message, waitFor }
}
