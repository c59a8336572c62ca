import type { CollegeId } from '@sands/contract/kernel/schema'
import { and, asc, count, eq, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { colleges, users } from '../../org/index.ts'
import { credentials } from '../auth.tables.ts'
import { accountPhones } from '../code.tables.ts'
import { connectionKeys, connections } from '../connection.tables.ts'
import { openIdentities } from '../social.tables.ts'
import type { Connection, ConnectionId } from './connection.repo.ts'

/** More than any company connects. */
const MOST = 200

const others = alias(openIdentities, 'others')
const theirs = alias(connections, 'theirs')

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

  /**
   * People for whom a connection is the only way in, by connection; with `within` people of these colleges only. A
   * number that nobody has proven opens no account with a role, and a simulator opens accounts of the demo only.
   */
  onlyWays(
    db: Db,
    { bySms, within }: { bySms: boolean; within?: readonly CollegeId[] },
  ): Promise<Map<ConnectionId, number>> {
    const one = { one: sql`1` }
    const password = db
      .select(one)
      .from(credentials)
      .where(and(eq(credentials.userId, users.id), eq(credentials.mustChange, false)))
    const isDemo = sql`exists (select from credentials demo where demo.user_id = ${users.id} and demo.is_demo)`
    const another = db
      .select(one)
      .from(others)
      .innerJoin(theirs, and(eq(theirs.id, others.connectionId), eq(theirs.isOpen, true)))
      .where(
        and(
          eq(others.userId, users.id),
          ne(others.connectionId, openIdentities.connectionId),
          sql`not (coalesce(${users.collegeId}::text, '') = any(${theirs.closedColleges}))`,
          or(eq(theirs.isSimulated, false), isDemo),
        ),
      )
    const phone = db.select(one).from(accountPhones).where(eq(accountPhones.userId, users.id))
    const hasRole = sql`exists (select from user_roles where user_roles.user_id = ${users.id})`
    return db
      .select({ id: openIdentities.connectionId, total: count() })
      .from(openIdentities)
      .innerJoin(users, and(eq(users.id, openIdentities.userId), eq(users.status, 'active')))
      .innerJoin(connections, and(eq(connections.id, openIdentities.connectionId), eq(connections.isOpen, true)))
      .where(
        and(
          notExists(password),
          notExists(another),
          within ? inArray(users.collegeId, [...within]) : undefined,
          ...(bySms ? [notExists(phone), or(isNull(users.mobile), hasRole)] : []),
        ),
      )
      .groupBy(openIdentities.connectionId)
      .then((rows) => new Map(rows.map(({ id, total }) => [id, total])))
  },

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
