import type { UserId } from '@sands/contract/kernel/schema'
import { and, asc, desc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { sessions } from '../auth.tables.ts'
import type { ConnectionId } from '../connection/connection.repo.ts'
import { connections } from '../connection.tables.ts'
import { watchedSessions } from '../oidc.tables.ts'
import { linkTickets, openIdentities, socialVisits } from '../social.tables.ts'
import type { Proven } from './provider.kind.ts'

/** Accounts of one identity that are looked at. */
const MOST_ACCOUNTS = 20

type Known = Pick<Proven, 'subject' | 'unionId'>

export const socialRepo = {
  owners: (db: Db, connectionId: ConnectionId, { subject, unionId }: Known): Promise<UserId[]> =>
    db
      .select({ userId: openIdentities.userId })
      .from(openIdentities)
      .where(
        and(
          eq(openIdentities.connectionId, connectionId),
          or(eq(openIdentities.subject, subject), unionId ? eq(openIdentities.unionId, unionId) : undefined),
        ),
      )
      .orderBy(asc(openIdentities.id))
      .limit(MOST_ACCOUNTS)
      .then((rows) => rows.map(({ userId }) => userId)),

  /** The account has been bound to an open platform since the identity was linked. */
  addUnionId: (db: Db, connectionId: ConnectionId, { subject, unionId }: Known) =>
    db
      .update(openIdentities)
      .set({ unionId })
      .where(
        and(
          eq(openIdentities.connectionId, connectionId),
          eq(openIdentities.subject, subject),
          ne(openIdentities.unionId, unionId),
        ),
      ),

  /** Some of those who have entered this way, the latest first. */
  latest: (db: Db, connectionId: ConnectionId, most: number): Promise<string[]> =>
    db
      .select({ subject: openIdentities.subject })
      .from(openIdentities)
      .where(eq(openIdentities.connectionId, connectionId))
      .orderBy(desc(openIdentities.id))
      .limit(most)
      .then((rows) => rows.map(({ subject }) => subject)),

  ofUser: (db: Db, userId: UserId) =>
    db
      .select({
        connectionId: openIdentities.connectionId,
        subject: openIdentities.subject,
        unionId: openIdentities.unionId,
        nickName: openIdentities.nickName,
        linkedAt: openIdentities.linkedAt,
        kind: connections.kind,
        name: connections.name,
        isOpen: connections.isOpen,
      })
      .from(openIdentities)
      .innerJoin(connections, eq(connections.id, openIdentities.connectionId))
      .where(eq(openIdentities.userId, userId))
      .orderBy(asc(openIdentities.connectionId)),

  /** False when the account has another identity there. */
  link: (tx: Tx, identity: typeof openIdentities.$inferInsert): Promise<boolean> =>
    tx
      .insert(openIdentities)
      .values(identity)
      .onConflictDoNothing()
      .returning({ id: openIdentities.id })
      .then((added) => added.length > 0),

  unlink: (tx: Tx, userId: UserId, connectionId: ConnectionId): Promise<boolean> =>
    tx
      .delete(openIdentities)
      .where(and(eq(openIdentities.userId, userId), eq(openIdentities.connectionId, connectionId)))
      .returning({ id: openIdentities.id })
      .then((gone) => gone.length > 0),

  /** Whoever unlinks two at once does so one after the other. */
  lockIdentities: (tx: Tx, userId: UserId) =>
    tx
      .select({ id: openIdentities.id })
      .from(openIdentities)
      .where(eq(openIdentities.userId, userId))
      .orderBy(asc(openIdentities.id))
      .for('update'),

  addTicket: (db: Db, ticket: typeof linkTickets.$inferInsert) => db.insert(linkTickets).values(ticket),

  /** Of two requests with the same ticket only one takes it. */
  takeTicket: (db: Db, hash: Buffer, now: Date) =>
    db
      .delete(linkTickets)
      .where(and(eq(linkTickets.hash, hash), gt(linkTickets.expiresAt, now)))
      .returning()
      .then(([ticket]) => ticket),

  addVisit: (db: Db, visit: typeof socialVisits.$inferInsert) =>
    db.insert(socialVisits).values(visit).onConflictDoNothing(),

  takeVisit: (db: Db, hash: Buffer, now: Date) =>
    db
      .delete(socialVisits)
      .where(and(eq(socialVisits.hash, hash), gt(socialVisits.expiresAt, now)))
      .returning()
      .then(([visit]) => visit),

  /** Who somebody is at hosts and providers, with what is kept to ask about them. */
  async forget(tx: Tx, userId: UserId): Promise<void> {
    const gone = await tx
      .delete(openIdentities)
      .where(eq(openIdentities.userId, userId))
      .returning({ connectionId: openIdentities.connectionId, subject: openIdentities.subject })
    for (const { connectionId, subject } of gone)
      await tx
        .delete(linkTickets)
        .where(and(eq(linkTickets.connectionId, connectionId), eq(linkTickets.subject, subject)))
    const own = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))
    await tx.delete(watchedSessions).where(inArray(watchedSessions.sessionId, own))
  },

  async purge(db: Db, now: Date): Promise<void> {
    await db.delete(linkTickets).where(lt(linkTickets.expiresAt, now))
    await db.delete(socialVisits).where(lt(socialVisits.expiresAt, now))
  },
}
