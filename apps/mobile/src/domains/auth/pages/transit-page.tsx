import { authLinks } from '@sands/contract/auth/auth.links'
import { call } from '@sands/web/call/call'
import type { HostAdapter } from '@sands/web/hosts/adapter'
import { loadHost } from '@sands/web/hosts/load-host'
import { safeTarget } from '@sands/web/hosts/social/come-back'
import { keepLink, leaveHost } from '@sands/web/hosts/social/host-flags'
import { type SocialOutcome, signInWith } from '@sands/web/hosts/social/social-sign-in'
import { returnedIn, takeVisit } from '@sands/web/hosts/social/visit'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { NoPermissionScene } from '../../../kernel/ui/page/scene.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { State } from '../../../kernel/ui/page/states.tsx'

/** Exchanges what WeCom added to the address. Without a ticket, or with the state of another window, nobody enters. */
async function enter(failed: string): Promise<{ outcome: SocialOutcome; target: string }> {
  const returned = returnedIn(window.location.search)
  const visit = takeVisit()
  window.history.replaceState(window.history.state, '', window.location.pathname)
  const target = safeTarget(visit?.target ?? '/')
  if (!returned?.code || !visit || visit.state !== returned.state)
    return { outcome: { kind: 'failed', msg: failed }, target }
  const query = { platformType: 'WE_COM' }
  const { apps } = await call('GET /sands-user/api/v1/auth/login-methods', { query, quiet: true })
  const app = apps.find(({ id }) => id === visit.connectionId)
  if (!app) return { outcome: { kind: 'failed', msg: failed }, target }
  const proof = { socialType: 'qiwei', appId: app.appId, code: returned.code, state: visit.state }
  return { outcome: await signInWith(proof), target }
}

/** WeCom leads here after it has said who somebody is. */
export function TransitPage() {
  const t = useT()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const [host, setHost] = useState<HostAdapter | null>(null)
  // A ticket is good once: a second run of the effect must not send it again.
  const isStarted = useRef(false)

  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    const failed = t('auth.authorization_failed_text')
    void enter(failed)
      .catch(() => ({ outcome: { kind: 'failed', msg: failed } as const, target: '/' }))
      .then(({ outcome, target }) => {
        if (outcome.kind === 'in') return navigate(target, { replace: true })
        if (outcome.kind === 'choose') {
          const choice = authLinks.login(target).replace(/^\/login/, authLinks.multiAccount())
          return navigate(choice, { replace: true, state: { selectToken: outcome.selectToken } })
        }
        leaveHost()
        if (outcome.kind === 'link') {
          keepLink({ authorizationCode: outcome.authorizationCode, nickName: '' })
          showToast(t('auth.host_link_hint'))
          return navigate(authLinks.login(target), { replace: true })
        }
        setFailure(outcome.msg)
        return loadHost().then(setHost)
      })
  }, [navigate, t])

  return (
    <Page title={t('auth.transit')}>
      {failure === null ? (
        <RowsSkeleton rows={3} />
      ) : (
        <State
          picture={<NoPermissionScene />}
          title={failure}
          text={t('auth.transit_failed_text')}
          action={
            <>
              <ButtonLink to={authLinks.login()} replace>
                {t('auth.sign_in')}
              </ButtonLink>
              {host?.can.close && (
                <Button look="plain" onClick={() => void host.close()}>
                  {t('auth.host_close')}
                </Button>
              )}
            </>
          }
        />
      )}
    </Page>
  )
}
