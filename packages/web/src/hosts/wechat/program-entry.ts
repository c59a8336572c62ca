import type { LoginApp } from '@sands/contract/auth/login-app.model'
import { getSession } from '../../session/session.ts'
import { appOfHost } from '../social/app-of-host.ts'
import { goTo, sayFailure } from '../social/come-back.ts'
import { hasLeftHost, leaveHost } from '../social/host-flags.ts'
import { appsOf, visitAddress } from '../social/social-sign-in.ts'
import { takeVisit } from '../social/visit.ts'
import { isOnForm, wantedPage } from '../social/wanted-page.ts'
import { openInProgram } from './wechat-bridge.ts'
import { comeBackWith } from './wechat-exchange.ts'

/**
 * What the mini-program added to the address. It is removed at once, so that nobody shares it. Who refused comes back
 * with the state alone.
 */
function takeReturned(): { code: string | null; state: string | null } | null {
  const address = new URL(window.location.href)
  const [code, state] = [address.searchParams.get('mpCode'), address.searchParams.get('mpState')]
  if (code === null && state === null) return null
  for (const name of ['mpCode', 'mpState']) address.searchParams.delete(name)
  goTo(`${address.pathname}${address.search}${address.hash}`)
  return { code, state }
}

/** The page of the mini-program that signs in: see docs/sign-in-providers.md. */
async function askProgram(app: LoginApp): Promise<void> {
  const address = await visitAddress(app, '/login', wantedPage())
  if (app.isSimulated) window.location.replace(address)
  else await openInProgram(address)
}

/** A code without the state of this window could be of anybody: it signs nobody in. */
export async function enterProgram(): Promise<void> {
  const returned = takeReturned()
  if (getSession()) return
  const visit = returned ? takeVisit() : null
  if (returned?.code && returned.state && visit?.state === returned.state)
    return comeBackWith({ code: returned.code, state: visit.state, type: 'wechat_mini' }, visit.target)
  // A refusal, or somebody else's state: the mini-program is not asked again and again.
  if (returned && (returned.state || !returned.code)) leaveHost()
  if (hasLeftHost() || isOnForm()) return
  const app = appOfHost('miniprogram', await appsOf('WECHAT').catch(() => []))
  // The page does not wait for it.
  if (app) void askProgram(app).catch(sayFailure)
}
