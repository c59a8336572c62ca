import { authLinks } from '@sands/contract/auth/auth.links'
import { redirectTarget } from '@sands/rules/gate'
import { signIn } from '@sands/web/session/session'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { troubleOf } from './sign-in-state.ts'
import { useCountdown } from './use-countdown.ts'

/** Where to go once signed in: back to where the gate was met, or home. */
export function useReturnTarget(): string {
  const [search] = useSearchParams()
  return redirectTarget(search.get('redirect'), window.location.origin)
}

/** One try at signing in, and what became of it. The page leaves by itself as soon as there is a session. */
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
      await signIn({ userName, password })
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
  /** Only the account that was tried too often waits; another one may go ahead. */
  const waitFor = (userName: string) => (userName === waiting ? seconds : 0)
  return { submit, busy, message, waitFor }
}
