import { authLinks } from '@sands/contract/auth/auth.links'
import { CallError } from '../../call/call-error.ts'
import { translate } from '../../i18n/texts.ts'
import { showToast } from '../../toast/toast.ts'
import { keepLink, leaveHost } from './host-flags.ts'
import type { SocialOutcome } from './social-sign-in.ts'
import { type Returned, returnedIn, stripped, takeVisit, type Visit } from './visit.ts'

/** The router reads the state of an address from here, because it has not started yet. */
export const goTo = (address: string, state: object = {}): void =>
  window.history.replaceState({ usr: state, key: 'host', idx: 0 }, '', address)

const isOwnPath = (target: string) => target.startsWith('/') && !target.startsWith('//')
export const safeTarget = (target: string): string => (isOwnPath(target) ? target : '/')

/**
 * The visit that this address comes back from. A state that is not ours, or of another window, is nothing: what the host
 * added is removed and the page starts again, without asking the host again: it would answer the same.
 */
export function cameBack(): { visit: Visit; returned: Returned } | 'forged' | null {
  // Hosts lead back to this page only; others have a state or code of their own.
  if (window.location.pathname !== '/login') return null
  const returned = returnedIn(window.location.search)
  if (!returned) return null
  const visit = takeVisit()
  if (visit && visit.state === returned.state) return { visit, returned }
  window.history.replaceState(null, '', stripped(window.location))
  leaveHost()
  window.location.reload()
  return 'forged'
}

/** Where the person goes after the host has said who they are. */
export function follow(outcome: SocialOutcome, { target, nickName = '' }: { target: string; nickName?: string }): void {
  const wanted = safeTarget(target)
  const login = authLinks.login(wanted)
  if (outcome.kind === 'in') {
    goTo(wanted)
    return
  }
  if (outcome.kind === 'choose') {
    goTo(login.replace(/^\/login/, authLinks.multiAccount()), { selectToken: outcome.selectToken })
    return
  }
  leaveHost()
  goTo(login)
  if (outcome.kind === 'link') {
    keepLink({ authorizationCode: outcome.authorizationCode, nickName: nickName || outcome.nickName })
    showToast(translate('auth.host_link_hint'))
  } else if (outcome.msg) showToast(outcome.msg, { kind: 'error' })
}

/** A failure of the line is no reason to stop: the other ways to sign in are on the form. */
export function sayFailure(error: unknown): void {
  if (!(error instanceof CallError)) throw error
  leaveHost()
  showToast(error.msg, { kind: 'error' })
}
