import type { ConnectionKind } from '@sands/rules/auth/connection'
import type { Db } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { demoPasswords } from '../password/demo-password.service.ts'
import { type Connection, type ConnectionId, connectionRepo } from './connection.repo.ts'
import { seal, unseal } from './seal.codec.ts'

/** The key of simulated connections. It is public, as the password of the demo is. */
export const simulatedKey = (appId: string): string => `simulated-key-of-${appId}`

/** What is connected, and its keys, which leave this place only towards the provider. */
export interface Connections {
  /** Those that work now. */
  open(db: Db, kinds: readonly ConnectionKind[]): Promise<Connection[]>
  byApp(db: Db, kind: ConnectionKind, appId: string): Promise<Connection | undefined>
  setKey(db: Db, connectionId: ConnectionId, secret: string): Promise<void>
  /** Undefined where none was entered, or it cannot be read after a restore. */
  keyOf(db: Db, connection: Connection): Promise<string | undefined>
}

export function createConnections({ config, secrets, clock }: Kernel): Connections {
  const key = secrets.keyFor('connection-keys')

  /** A simulator lets anybody in as anybody, so it works beside accounts of the demo company only. */
  const maySimulate = async (db: Db): Promise<boolean> =>
    config.hostSimulator && !config.refusesDemoPassword && (await demoPasswords(db)).total > 0

  async function working(db: Db, found: readonly Connection[]): Promise<Connection[]> {
    const open = found.filter(({ isOpen }) => isOpen)
    if (!open.some(({ isSimulated }) => isSimulated) || (await maySimulate(db))) return open
    return open.filter(({ isSimulated }) => !isSimulated)
  }

  return {
    open: async (db, kinds) => working(db, await connectionRepo.open(db, kinds)),

    async byApp(db, kind, appId) {
      const found = await connectionRepo.byApp(db, kind, appId)
      return found && (await working(db, [found]))[0]
    },

    async setKey(db, connectionId, secret) {
      await connectionRepo.setKey(db, { connectionId, sealed: seal(key, connectionId, secret), setAt: clock.now() })
    },

    async keyOf(db, { id, isSimulated, appId }) {
      if (isSimulated) return simulatedKey(appId)
      const sealed = await connectionRepo.sealedKey(db, id)
      return sealed && unseal(key, id, sealed)
    },
  }
}
