import type { Id } from '@sands/contract/kernel/schema'
import type { ConnectionKind } from '@sands/rules/auth/connection'
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { connectionKeys, connections, usedNonces } from '../connection.tables.ts'

export type ConnectionId = Id<'connection'>
export type Connection = typeof connections.$inferSelect

export const connectionRepo = {
  open: (db: Db, kinds: readonly ConnectionKind[]): Promise<Connection[]> =>
    db
      .select()
      .from(connections)
      .where(and(inArray(connections.kind, [...kinds]), eq(connections.isOpen, true)))
      .orderBy(asc(connections.id)),

  byApp: (db: Db, kind: ConnectionKind, appId: string): Promise<Connection | undefined> =>
    db
      .select()
      .from(connections)
      .where(and(eq(connections.kind, kind), eq(connections.appId, appId)))
      .then(([found]) => found),

  sealedKey: (db: Db, connectionId: ConnectionId): Promise<Buffer | undefined> =>
    db
      .select({ sealed: connectionKeys.sealed })
      .from(connectionKeys)
      .where(eq(connectionKeys.connectionId, connectionId))
      .then(([row]) => row?.sealed),

  setKey: (db: Db, key: typeof connectionKeys.$inferInsert) =>
    db.insert(connectionKeys).values(key).onConflictDoUpdate({ target: connectionKeys.connectionId, set: key }),

  /** False when it was used before. Of two requests with the same nonce one is first. */
  takeNonce: (db: Db, nonce: typeof usedNonces.$inferInsert): Promise<boolean> =>
    db
      .insert(usedNonces)
      .values(nonce)
      .onConflictDoNothing()
      .returning({ nonce: usedNonces.nonce })
      .then((used) => used.length > 0),

  isFree: (db: Db, scope: string, nonce: string): Promise<boolean> =>
    db
      .select({ nonce: usedNonces.nonce })
      .from(usedNonces)
      .where(and(eq(usedNonces.scope, scope), eq(usedNonces.nonce, nonce)))
      .then((used) => used.length === 0),

  purge: (db: Db, now: Date) => db.delete(usedNonces).where(lt(usedNonces.expiresAt, now)),
}
