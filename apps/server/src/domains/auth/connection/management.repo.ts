import { and, asc, count, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { colleges } from '../../org/index.ts'
import { connectionKeys, connections } from '../connection.tables.ts'
import { openIdentities } from '../social.tables.ts'
import type { Connection, ConnectionId } from './connection.repo.ts'

/** More than any company connects. */
const MOST = 200

export const managementRepo = {
  list: (db: Db) =>
    db
      .select({ connection: connections, keySetAt: connectionKeys.setAt })
      .from(connections)
      .leftJoin(connectionKeys, eq(connectionKeys.connectionId, connections.id))
      .orderBy(asc(connections.id))
      .limit(MOST),

  colleges: (db: Db) =>
    db.select({ id: colleges.id, name: colleges.name }).from(colleges).orderBy(asc(colleges.id)).limit(MOST),

  linked: (db: Db): Promise<Map<ConnectionId, number>> =>
    db
      .select({ id: openIdentities.connectionId, total: count() })
      .from(openIdentities)
      .groupBy(openIdentities.connectionId)
      .then((rows) => new Map(rows.map(({ id, total }) => [id, total]))),

  lock: (tx: Tx, id: ConnectionId): Promise<Connection | undefined> =>
    tx
      .select()
      .from(connections)
      .where(eq(connections.id, id))
      .for('update')
      .then(([found]) => found),

  find: (db: Db, id: ConnectionId): Promise<Connection | undefined> =>
    db
      .select()
      .from(connections)
      .where(eq(connections.id, id))
      .then(([found]) => found),

  /** Undefined when the app is connected already. */
  add: (tx: Tx, connection: typeof connections.$inferInsert): Promise<ConnectionId | undefined> =>
    tx
      .insert(connections)
      .values(connection)
      .onConflictDoNothing()
      .returning({ id: connections.id })
      .then(([row]) => row?.id),

  isTaken: (tx: Tx, { kind, appId }: Pick<Connection, 'kind' | 'appId'>, except: ConnectionId): Promise<boolean> =>
    tx
      .select({ id: connections.id })
      .from(connections)
      .where(and(eq(connections.kind, kind), eq(connections.appId, appId)))
      .then((found) => found.some(({ id }) => id !== except)),

  change: (tx: Tx, id: ConnectionId, change: Partial<typeof connections.$inferInsert>) =>
    tx.update(connections).set(change).where(eq(connections.id, id)),

  remove: (tx: Tx, id: ConnectionId) => tx.delete(connections).where(eq(connections.id, id)),
}
