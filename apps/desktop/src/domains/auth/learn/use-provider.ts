import type { LoginApp } from '@sands/contract/auth/login-app.model'
import { attempt } from '@sands/web/call/attempt'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { type CameBack, comeBack, leaveFor } from './provider-visit.ts'

export interface LinkOffer {
  authorizationCode: string
  /** Of the connection. */
  name: string
  nickName: string
}

export interface ProviderEntry {
  isBusy: boolean
  failure: string | null
  /** The person at the provider whose identity can be linked to the account that signs in now. */
  offer: LinkOffer | null
  choose: (app: LoginApp) => void
}

/**
 * Signing in by the page of a provider: leaving for it, and coming back to this address. `onChoice` gets the ticket of
 * somebody with several accounts.
 */
export function useProvider(onChoice: (selectToken: string) => void): ProviderEntry {
  const t = useT()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [offer, setOffer] = useState<LinkOffer | null>(null)
  // A code is good once: a second run of the effect must not send it again.
  const isStarted = useRef(false)

  useEffect(() => {
    if (isStarted.current || !search.has('state')) return
    isStarted.current = true
    setBusy(true)
    // Without what the provider added, so that nobody shares it and a reload does not send it again.
    const goOn = (target: string) =>
      void navigate({ search: target ? `?${new URLSearchParams({ redirect: target })}` : '' }, { replace: true })
    const conclude = ({ outcome, app }: CameBack) => {
      const name = app?.name ?? ''
      if (outcome.kind === 'failed') setFailure(outcome.msg)
      if (outcome.kind === 'choose') onChoice(outcome.selectToken)
      if (outcome.kind === 'link')
        setOffer({ authorizationCode: outcome.authorizationCode, name, nickName: outcome.nickName })
    }
    void comeBack(`?${search}`, { failed: t('auth.sso_failed'), goOn })
      .then((back) => back && conclude(back))
      .finally(() => setBusy(false))
  }, [navigate, onChoice, search, t])

  const choose = async (app: LoginApp) => {
    setBusy(true)
    setFailure(null)
    const { error } = await attempt(() => leaveFor(app, search.get('redirect') ?? ''))
    if (!error) return
    setFailure(error.msg)
    setBusy(false)
  }
  return { isBusy, failure, offer, choose: (app) => void choose(app) }
}
