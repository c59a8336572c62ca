import type { LoginApp } from '@sands/contract/auth/login-app.model'
import { SOCIAL_KINDS } from '@sands/rules/auth/connection'
import { useAct } from '@sands/web/call/use-call'
import { broughtLink } from '@sands/web/hosts/social/link-visit'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Links what the person has brought from the page of an app, once. True while it is on its way. */
export function useBroughtLink(apps: readonly LoginApp[] | undefined, onLinked: () => Promise<unknown>): boolean {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const link = useAct('POST /sands-user/api/v1/user/bind-open')
  // A code is good once: a second run of the effect must not send it again.
  const isStarted = useRef(false)

  useEffect(() => {
    const brought = broughtLink(state)
    if (!brought || !apps || isStarted.current) return
    isStarted.current = true
    const { connectionId, ...proof } = brought
    const app = apps.find(({ id }) => id === connectionId)
    const socialType = SOCIAL_KINDS.find((kind) => kind === app?.kind)
    // A reload does not send it again.
    void navigate(pathname, { replace: true, state: null })
    if (!proof.code || !app || !socialType) {
      showToast(t('auth.authorization_failed_text'), { kind: 'error' })
      return
    }
    void link.mutateAsync({ body: { socialType, appId: app.appId, ...proof } }).then(
      () => {
        showToast(t('auth.host_linked'), { kind: 'success' })
        return onLinked()
      },
      // The call layer has said why.
      () => undefined,
    )
  }, [apps, link, navigate, onLinked, pathname, state, t])
  return link.isPending
}
