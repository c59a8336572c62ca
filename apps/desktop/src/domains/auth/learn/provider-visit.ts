import type { LoginApp } from '@sands/contract/auth/login-app.model'
import { call } from '@sands/web/call/call'
import { CallError } from '@sands/web/call/call-error'
import { type SocialOutcome, signInWith, visitAddress } from '@sands/web/hosts/social/social-sign-in'
import { returnedIn, takeVisit } from '@sands/web/hosts/social/visit'
import { getSession, subscribeSession } from '@sands/web/session/session'
import { showToast } from '@sands/web/toast/toast'

const BACK = '/desktop/login'
const ON_DESKTOP: readonly LoginApp['kind'][] = ['oidc', 'wecom', 'feishu', 'lark']

export const isForDesktop = ({ kind }: LoginApp): boolean => ON_DESKTOP.includes(kind)

/** Leaves for the page of the provider. `target` is the parameter of this page that says where the person wanted to go. */
export async function leaveFor(app: LoginApp, target: string): Promise<void> {
  window.location.assign(await visitAddress(app, BACK, target))
}

export interface CameBack {
  outcome: SocialOutcome
  app: LoginApp | undefined
}

/**
 * What the provider says about the person, once. Null where nobody came back. Without a ticket, or with the state of
 * another window, nobody enters. `goOn` comes before the sign-in, because the page leaves as soon as there is a session.
 */
export async function comeBack(
  search: string,
  { failed, goOn }: { failed: string; goOn: (target: string) => void },
): Promise<CameBack | null> {
  const returned = returnedIn(search)
  if (!returned) return null
  const visit = takeVisit()
  goOn(visit?.target ?? '')
  const refused = { outcome: { kind: 'failed', msg: failed } as const, app: undefined }
  if (!returned.code || !visit || visit.state !== returned.state) return refused
  try {
    const { apps } = await call('GET /sands-user/api/v1/auth/login-methods', { quiet: true })
    const app = apps.find(({ id }) => id === visit.connectionId)
    if (!app) return refused
    const proof = { socialType: app.kind, appId: app.appId, code: returned.code, state: visit.state }
    return { outcome: await signInWith(proof), app }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return { ...refused, outcome: { kind: 'failed', msg: error.msg || failed } }
  }
}

/** Whoever signs in next in this window is linked, as the form has told them. */
export function linkAfterSignIn(authorizationCode: string, done: string): void {
  const stop = subscribeSession(() => {
    if (!getSession()) return
    stop()
    void call('POST /sands-user/api/v1/user/bind-open', { body: { authorizationCode } }).then(
      () => showToast(done, { kind: 'success' }),
      // The call layer has said why.
      () => undefined,
    )
  })
}
