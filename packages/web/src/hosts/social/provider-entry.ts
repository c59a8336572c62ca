import { redirectTarget } from '@sands/rules/gate'
import type { Host } from '../../host/host.ts'
import { cameBack, follow, goTo, safeTarget, sayFailure } from './come-back.ts'
import type { BroughtLink } from './link-visit.ts'
import { appsOf, signInWith, visitAddress } from './social-sign-in.ts'
import { type Returned, returnedIn, takeVisit, waitingVisit } from './visit.ts'

/** Leaves for the page of the company's identity provider. The way back of the browser leads to the form. */
async function leave(id: string, search: URLSearchParams): Promise<void> {
  const redirect = search.get('redirect')
  goTo(redirect === null ? '/login' : `/login?${new URLSearchParams({ redirect })}`)
  const app = (await appsOf('OIDC')).find((candidate) => candidate.id === id)
  if (!app) return
  window.location.assign(await visitAddress(app, '/login', redirectTarget(redirect, window.location.origin)))
}

/** Comes back from the company's identity provider, or from any page where a state of this window is expected. */
async function comeBack(): Promise<void> {
  const back = cameBack()
  if (!back || back === 'forged') return
  const { returned, visit } = back
  const app = (await appsOf('OIDC').catch(() => [])).find(({ id }) => id === visit.connectionId)
  if (!returned.code || !app) return follow({ kind: 'failed', msg: '' }, { target: visit.target })
  const answered = returned.iss ? { iss: returned.iss } : {}
  const proof = { socialType: app.kind, appId: app.appId, code: returned.code, state: visit.state, ...answered }
  follow(await signInWith(proof), visit)
}

/** Whether the address is that of this window's visit to an identity provider, coming back. */
function isBackFromProvider(): boolean {
  const visit = waitingVisit()
  const { pathname, search } = window.location
  return pathname === '/login' && visit?.kind === 'oidc' && visit.state === returnedIn(search)?.state
}

/** What a host added to the address; a mini-program has names of its own for it. */
function broughtBack(): Returned | null {
  const query = new URLSearchParams(window.location.search)
  const state = query.get('mpState')
  return state === null ? returnedIn(window.location.search) : { code: query.get('mpCode'), state, iss: null }
}

/** Who wanted to link an identity goes back to the page that does it, with what the host gave. */
function isBackToLink(): boolean {
  const [visit, returned] = [waitingVisit(), broughtBack()]
  if (window.location.pathname !== '/login' || !visit?.isLink || visit.state !== returned?.state) return false
  takeVisit()
  const { connectionId, state, target } = visit
  const { code, iss } = returned
  const brought: BroughtLink = { connectionId, code: code ?? '', state, ...(iss ? { iss } : {}) }
  goTo(safeTarget(target), { link: brought })
  return true
}

/**
 * The company's identity provider is there in every app around the page, and leads back to the same window. False where
 * the address is not about it: then it is the turn of the host.
 */
export async function enterFromProvider(host: Host): Promise<boolean> {
  const search = new URLSearchParams(window.location.search)
  const chosen = window.location.pathname === '/login' ? search.get('oidc') : null
  if (chosen !== null) {
    await leave(chosen, search).catch(sayFailure)
    return true
  }
  if (isBackToLink()) return true
  // In a browser nobody else leads back to the sign-in page.
  if (host !== 'browser' && !isBackFromProvider()) return false
  await comeBack()
  return true
}
