import type { SocialKind } from '@sands/rules/auth/connection'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Connection } from '../connection/connection.repo.ts'
import type { Connections } from '../connection/connections.service.ts'
import type { HostSimulator } from '../simulator/host-simulator.service.ts'
import { createFeishu } from './feishu.service.ts'
import { outside } from './line.service.ts'
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

const MAKERS: Readonly<Partial<Record<SocialKind, Make>>> = {
  wechat: wechat('wechat'),
  miniprogram: wechat('miniprogram'),
  wecom: ({ connection: { appId, options }, ...rest }) =>
    createWecom({ corpId: appId, agentId: options.agentId, ...rest }),
  feishu: feishu('feishu'),
  lark: feishu('lark'),
}

export interface Providers {
  /** Throws where the connection has no key. */
  of(connection: Connection): Promise<Provider>
}

export function createProviders(
  { config, clock, database }: Kernel,
  connections: Connections,
  simulator: HostSimulator,
): Providers {
  const real = outside(config.connectionsInside)
  // One store for each version of a connection: a new secret begins with new tokens.
  const stores = new Map<string, StoredValues>()
  return {
    async of(connection) {
      const make = MAKERS[connection.kind as SocialKind]
      const secret = await connections.keyOf(database.primary, connection)
      if (!make || !secret) throw fail('auth.way_closed')
      const name = `${connection.id} ${connection.version}`
      const values = stores.get(name) ?? createStoredValues(() => clock.now())
      if (!stores.has(name)) stores.set(name, values)
      const place = connection.isSimulated
        ? { home: '', pages: `/simulator/${connection.kind}`, transport: simulator.transport }
        : { home: config.publicUrl, transport: real }
      return make({ connection, secret, values, clock, ...place })
    },
  }
}
