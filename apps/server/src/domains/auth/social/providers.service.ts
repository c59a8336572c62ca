import type { SocialKind } from '@sands/rules/auth/connection'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Connection } from '../connection/connection.repo.ts'
import type { Connections } from '../connection/connections.service.ts'
import type { HostSimulator } from '../simulator/host-simulator.service.ts'
import type { OidcSimulator } from '../simulator/oidc-simulator.service.ts'
import { createFeishu } from './feishu.service.ts'
import { outside } from './line.service.ts'
import { createOidc } from './oidc.service.ts'
import type { Provider, Transport } from './provider.kind.ts'
import { createStoredValues, type StoredValues } from './stored-value.ts'
import { createWechat } from './wechat.service.ts'
import { createWecom } from './wecom.service.ts'

interface Needs {
  connection: Connection
  secret: string
  home: string
  pages?: string
  transport: Transport
  values: StoredValues
  clock: Kernel['clock']
}
type Make = (needs: Needs) => Provider

const wechat =
  (kind: 'wechat' | 'miniprogram'): Make =>
  ({ connection: { appId }, ...rest }) =>
    createWechat({ kind, appId, ...rest })
const feishu =
  (kind: 'feishu' | 'lark'): Make =>
  ({ connection: { appId, options }, ...rest }) =>
    createFeishu({ kind, appId, claim: options.claim, ...rest })

const MAKERS: Readonly<Record<SocialKind, Make>> = {
  wechat: wechat('wechat'),
  miniprogram: wechat('miniprogram'),
  wecom: ({ connection: { appId, options }, ...rest }) =>
    createWecom({ corpId: appId, agentId: options.agentId, ...rest }),
  feishu: feishu('feishu'),
  lark: feishu('lark'),
  oidc: ({ connection: { appId, options }, ...rest }) =>
    createOidc({ clientId: appId, issuer: options.issuer, claim: options.claim, ...rest }),
}

export interface Providers {
  /** Throws where the connection has no key. */
  of(connection: Connection): Promise<Provider>
  /** How requests to the other side of a connection go. */
  lineOf(connection: Pick<Connection, 'kind' | 'isSimulated'>): Transport
}

export function createProviders(
  { config, clock, database }: Kernel,
  connections: Connections,
  simulators: { host: HostSimulator; oidc: OidcSimulator },
): Providers {
  const real = outside(config.connectionsInside)
  // One for each version of a connection: a new secret begins with new tokens.
  const made = new Map<Connection['id'], { version: number; provider: Provider }>()
  const lineOf: Providers['lineOf'] = ({ kind, isSimulated }) => {
    if (!isSimulated) return real
    return kind === 'oidc' ? simulators.oidc.transport : simulators.host.transport
  }
  return {
    lineOf,

    async of(connection) {
      const make = MAKERS[connection.kind as SocialKind]
      const secret = await connections.keyOf(database.primary, connection)
      if (!make || !secret) throw fail('auth.way_closed')
      const { id, kind, version, isSimulated } = connection
      const known = made.get(id)
      if (known?.version === version) return known.provider
      const values = createStoredValues(() => clock.now())
      const place = isSimulated ? { home: '', pages: `/simulator/${kind}` } : { home: config.publicUrl }
      const provider = make({ connection, secret, values, clock, transport: lineOf(connection), ...place })
      made.set(id, { version, provider })
      return provider
    },
  }
}
