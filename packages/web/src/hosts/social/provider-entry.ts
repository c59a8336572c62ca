import type { LoginApp } from '@sands/contract/auth/login-app.model'
import { cameBack, follow, sayFailure } from './come-back.ts'
import { appsOf, signInWith, visitAddress } from './social-sign-in.ts'

/** Leaves for the page of the company's identity provider. */
export const leaveForProvider = (app: LoginApp, target: string): Promise<void> =>
  visitAddress(app, '/login', target).then((address) => window.location.assign(address), sayFailure)

/** In a browser only the identity provider of the company leads back to the sign-in page. */
export async function enterFromProvider(): Promise<void> {
  const back = cameBack()
  if (!back || back === 'forged') return
  const { returned, visit } = back
  const app = (await appsOf('OIDC').catch(() => [])).find(({ id }) => id === visit.connectionId)
  if (!returned.code || !app) return follow({ kind: 'failed', msg: '' }, { target: visit.target })
  const proof = { socialType: app.kind, appId: app.appId, code: returned.code, state: visit.state }
  follow(await signInWith(proof), visit)
}
