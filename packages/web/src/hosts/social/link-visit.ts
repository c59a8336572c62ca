import type { LoginApp } from '@sands/contract/auth/login-app.model'
import { isRecord } from '../../device/device.ts'
import type { Host } from '../../host/host.ts'
import { thisHost } from '../load-host.ts'
import { leaveAddress } from './social-sign-in.ts'

/** What a host gave somebody who wanted to link an identity. Without a code they have refused. */
export interface BroughtLink {
  connectionId: string
  code: string
  state: string
  iss?: string
}

/** Kinds whose page can be opened inside each host. The company's own provider is there everywhere. */
const OPENED_IN: Readonly<Partial<Record<Host, readonly LoginApp['kind'][]>>> = {
  wechat: ['wechat', 'oidc'],
  miniprogram: ['miniprogram', 'oidc'],
  wecom: ['wecom', 'oidc'],
  feishu: ['feishu', 'lark', 'oidc'],
  browser: ['feishu', 'lark', 'oidc'],
  // Nothing that somebody brings back is read there.
  native: [],
}

/** Whether the page of this app can be opened here, so that its identity can be linked. */
export const isLinkable = ({ kind }: LoginApp, host: Host = thisHost()): boolean =>
  (OPENED_IN[host] ?? ['oidc']).includes(kind)

/** Leaves for the page of the app, in the same window. It leads back to `target`. */
export async function leaveToLink(app: LoginApp, target: string): Promise<void> {
  const address = await leaveAddress(app, { back: '/login', target, isLink: true })
  if (app.kind !== 'miniprogram' || app.isSimulated) return window.location.assign(address)
  await (await import('../wechat/wechat-bridge.ts')).openInProgram(address)
}

/** What the page was opened with, after a visit that was meant to link. */
export function broughtLink(state: unknown): BroughtLink | null {
  const link = isRecord(state) ? state.link : undefined
  if (!isRecord(link)) return null
  const { connectionId, code, state: own, iss } = link
  if (typeof connectionId !== 'string' || typeof code !== 'string' || typeof own !== 'string') return null
  return { connectionId, code, state: own, ...(typeof iss === 'string' ? { iss } : {}) }
}
