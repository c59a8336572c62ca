import { redirectTarget } from '@sands/rules/gate'
import { cameBack, follow, goTo, sayFailure } from './come-back.ts'
import { appsOf, signInWith, visitAddress } from './social-sign-in.ts'

/** Leaves for the page of the company's identity provider. The way back of the browser leads to the form. */
async function leave(id: string, search: URLSearchParams): Promise<void> {
  const redirect = search.get('redirect')
  goTo(redirect === null ? '/login' : `/login?${new URLSearchParams({ redirect })}`)
  const app = (await appsOf('OIDC')).find((candidate) => candidate.id === id)
  if (!app) return
  window.location.assign(await visitAddress(app, '/login', redirectTarget(redirect, window.location.origin)))
}

/** In a browser only the identity provider of the company leads back to the sign-in page. */
export async function enterFromProvider(): Promise<void> {
  const search = new URLSearchParams(window.location.search)
  const chosen = search.get('oidc')
  if (chosen !== null) return leave(chosen, search).catch(sayFailure)
  const back = cameBack()
  if (!back || back === 'forged') return
  const { returned, visit } = back
  const app = (await appsOf('OIDC').catch(() => [])).find(({ id }) => id === visit.connectionId)
  if (!returned.code || !app) return follow({ kind: 'failed', msg: '' }, { target: visit.target })
  const proof = { socialType: app.kind, appId: app.appId, code: returned.code, state: visit.state }
  follow(await signInWith(proof), visit)
}
