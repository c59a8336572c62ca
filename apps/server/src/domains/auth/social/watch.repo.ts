import { and, asc, eq, exists, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { sessions } from '../auth.tables.ts'
import type { ConnectionId } from '../connection/connection.repo.ts'
import { connections } from '../connection.tables.ts'
import { watchedSessions } from '../oidc.tables.ts'
import type { SessionId } from '../session/session.repo.ts'

export const watchRepo = {
  add: (db: Db, watch: typeof watchedSessions.$inferInsert) => db.insert(watchedSessions).values(watch),

  /** Providers that sessions are watched by. */
  connections: (db: Db) =>
    db
      .select({ id: connections.id, kind: connections.kind })
      .from(connections)
      .where(
        exists(
          db.select({ one: sql`1` }).from(watchedSessions).where(eq(watchedSessions.connectionId, connections.id)),
        ),
      )
      .orderBy(asc(connections.id)),

  /** Those of one provider that were not looked at since, the oldest first. */
  due: (db: Db, connectionId: ConnectionId, { before, now, most }: { before: Date; now: Date; most: number }) =>
    db
      .select({
        sessionId: watchedSessions.sessionId,
        connectionId: watchedSessions.connectionId,
        sealed: watchedSessions.sealed,
      })
      .from(watchedSessions)
      .innerJoin(sessions, eq(sessions.id, watchedSessions.sessionId))
      .where(
        and(
          eq(watchedSessions.connectionId, connectionId),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, now),
          lte(watchedSessions.checkedAt, before),
        ),
      )
      .orderBy(asc(watchedSessions.checkedAt))
      .limit(most),

  ofConnection: (db: Db, connectionId: ConnectionId): Promise<SessionId[]> =>
    db
      .select({ sessionId: watchedSessions.sessionId })
      .from(watchedSessions)
      .where(eq(watchedSessions.connectionId, connectionId))
      .then((rows) => rows.map(({ sessionId }) => sessionId)),

  checked: (
    db: Db,
    sessionId: SessionId,
    checked: Pick<typeof watchedSessions.$inferInsert, 'sealed' | 'checkedAt' | 'answeredAt'>,
  ) => db.update(watchedSessions).set(checked).where(eq(watchedSessions.sessionId, sessionId)),

  checkedAll: (
    db: Db,
    sessionIds: readonly SessionId[],
    checked: Pick<typeof watchedSessions.$inferInsert, 'checkedAt' | 'answeredAt'>,
  ) =>
    db
      .update(watchedSessions)
      .set(checked)
      .where(inArray(watchedSessions.sessionId, [...sessionIds])),

  drop: (db: Db, sessionId: SessionId) => db.delete(watchedSessions).where(eq(watchedSessions.sessionId, sessionId)),
}
