import type { LoginApp } from '@sands/contract/auth/login-app.model'
import type { Host } from '../../host/host.ts'

type Kind = LoginApp['kind']

/** Kinds of apps that a host accepts, its own first. */
function kindsOf(host: Host, userAgent: string): readonly Kind[] {
  if (host === 'wecom') return ['wecom']
  if (host === 'miniprogram') return ['miniprogram']
  if (host === 'wechat') return ['wechat']
  // Lark and Feishu call themselves by name; either accepts the other's app where it is the only one.
  if (host === 'feishu') return /\bfeishu\//i.test(userAgent) ? ['feishu', 'lark'] : ['lark', 'feishu']
  return []
}

/** The app of the company that belongs to this host, whatever else is connected. */
export const appOfHost = (
  host: Host,
  apps: readonly LoginApp[],
  userAgent: string = navigator.userAgent,
): LoginApp | undefined =>
  kindsOf(host, userAgent).flatMap((kind) => apps.find((candidate) => candidate.kind === kind) ?? [])[0]
