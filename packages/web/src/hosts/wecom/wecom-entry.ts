import { getSession } from '../../session/session.ts'
import { sayFailure } from '../social/come-back.ts'
import { hasLeftHost } from '../social/host-flags.ts'
import { appsOf, visitAddress } from '../social/social-sign-in.ts'

export const TRANSIT = '/qiweiTransit'

/** WeCom knows who holds the phone: it is asked at once, and leads back to the transit page. */
export async function enterWecom(): Promise<void> {
  const { pathname, search, hash } = window.location
  if (getSession() || pathname === TRANSIT || hasLeftHost()) return
  const [app] = await appsOf('WE_COM').catch(() => [])
  if (!app) return
  const target = pathname === '/login' ? '/' : `${pathname}${search}${hash}`
  await visitAddress(app, TRANSIT, target).then((address) => window.location.replace(address), sayFailure)
}
