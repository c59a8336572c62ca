import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { sessions } from '../auth.tables.ts'
import { watchedSessions } from '../oidc.tables.ts'
import type { SessionId } from '../session/session.repo.ts'

export const watchRepo = {
  add: (db: Db, watch: typeof watchedSessions.$inferInsert) => db.insert(watchedSessions).values(watch),

  /** Those that were not looked at since, the oldest first. */
  due: (db: Db, before: Date, most: number) =>
    db
      .select({
        sessionId: watchedSessions.sessionId,
        connectionId: watchedSessions.connectionId,
        sealed: watchedSessions.sealed,
        userId: sessions.userId,
      })
      .from(watchedSessions)
      .innerJoin(sessions, eq(sessions.id, watchedSessions.sessionId))
      .where(and(isNull(sessions.endedAt), lte(watchedSessions.checkedAt, before)))
      .orderBy(asc(watchedSessions.checkedAt))
      .limit(most),

  checked: (db: Db, sessionId: SessionId, { sealed, checkedAt }: { sealed: Buffer; checkedAt: Date }) =>
    db.update(watchedSessions).set({ sealed, checkedAt }).where(eq(watchedSessions.sessionId, sessionId)),

  drop: (db: Db, sessionId: SessionId) => db.delete(watchedSessions).where(eq(watchedSessions.sessionId, sessionId)),
}
