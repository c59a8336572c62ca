import { getSession } from '../../session/session.ts'
import { appOfHost } from '../social/app-of-host.ts'
import { sayFailure } from '../social/come-back.ts'
import { hasLeftHost } from '../social/host-flags.ts'
import { appsOf, visitAddress } from '../social/social-sign-in.ts'
import { wantedPage } from '../social/wanted-page.ts'

export const TRANSIT = '/qiweiTransit'

/** WeCom knows who holds the phone: it is asked at once, and leads back to the transit page. */
export async function enterWecom(): Promise<void> {
  if (getSession() || window.location.pathname === TRANSIT || hasLeftHost()) return
  const app = appOfHost('wecom', await appsOf('WE_COM').catch(() => []))
  if (!app) return
  await visitAddress(app, TRANSIT, wantedPage()).then((address) => window.location.replace(address), sayFailure)
}
