import type { Id, UserId } from '@sands/contract/kernel/schema'
import { and, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { sessions, sessionTokens, type TokenKind } from '../auth.tables.ts'
import { watchedSessions } from '../oidc.tables.ts'

export type SessionId = Id<'session'>

const isOneOf = (hashes: readonly Buffer[]): SQL => sql`${sessionTokens.hash} = any(${sql.param([...hashes])}::bytea[])`

export const sessionRepo = {
  add: (db: Db, session: typeof sessions.$inferInsert) =>
    db
      .insert(sessions)
      .values(session)
      .returning({ id: sessions.id })
      .then(([row]) => row?.id),

  /** Those that were given out before are good for as long as new ones. */
  addTokens: (db: Db, tokens: (typeof sessionTokens.$inferInsert)[]) =>
    db
      .insert(sessionTokens)
      .values(tokens)
      .onConflictDoUpdate({ target: sessionTokens.hash, set: { expiresAt: sql`excluded.expires_at` } }),

  tokens: (db: Db, hashes: readonly Buffer[], kind: TokenKind) =>
    db
      .select({
        hash: sessionTokens.hash,
        sessionId: sessionTokens.sessionId,
        generation: sessionTokens.generation,
        expiresAt: sessionTokens.expiresAt,
        usedAt: sessionTokens.usedAt,
        userId: sessions.userId,
        endedAt: sessions.endedAt,
        createdAt: sessions.createdAt,
        awaitsFactor: sessions.awaitsFactor,
      })
      .from(sessionTokens)
      .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
      .where(and(isOneOf(hashes), eq(sessionTokens.kind, kind))),

  token: (db: Db, hash: Buffer, kind: TokenKind) => sessionRepo.tokens(db, [hash], kind).then(([token]) => token),

  /**
   * Whether a company vouched for the person and cannot be asked about them, or has not answered since: nobody would
   * notice that they have left.
   */
  isUnwatched: (db: Db, sessionId: SessionId, since: Date): Promise<boolean> =>
    db
      .select({ id: sessions.id })
      .from(sessions)
      .leftJoin(watchedSessions, eq(watchedSessions.sessionId, sessions.id))
      .where(
        and(
          eq(sessions.id, sessionId),
          inArray(sessions.how, ['oidc', 'wecom', 'feishu', 'lark']),
          or(isNull(watchedSessions.answeredAt), lt(watchedSessions.answeredAt, since)),
        ),
      )
      .then((found) => found.length > 0),

  /** Locks the session, so that two renewals of it run one after the other. */
  lock: (db: Db, sessionId: SessionId) =>
    db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for('update'),

  /** The time at which a token of a later generation was first used, if any. */
  successorUsedAt: (db: Db, sessionId: SessionId, generation: number) =>
    db
      .select({ usedAt: sql<string | null>`min(${sessionTokens.usedAt})` })
      .from(sessionTokens)
      .where(and(eq(sessionTokens.sessionId, sessionId), gt(sessionTokens.generation, generation)))
      .then(([row]) => (row?.usedAt ? new Date(row.usedAt) : undefined)),

  markUsed: (db: Db, hashes: readonly Buffer[], now: Date) =>
    db
      .update(sessionTokens)
      .set({ usedAt: now })
      .where(and(isOneOf(hashes), isNull(sessionTokens.usedAt))),

  extend: (db: Db, sessionId: SessionId, expiresAt: Date) =>
    db.update(sessions).set({ expiresAt }).where(eq(sessions.id, sessionId)),

  end: (db: Db, sessionId: SessionId, now: Date) =>
    db
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id }),

  endAllOf: (db: Db, { userId, except, now }: { userId: UserId; except?: SessionId; now: Date }) =>
    db
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), except ? ne(sessions.id, except) : undefined))
      .returning({ id: sessions.id }),

  /** Deletes old sessions; the foreign key deletes their tokens too. */
  purge: (db: Db, { goneBefore }: { goneBefore: Date }) =>
    db.delete(sessions).where(or(lt(sessions.expiresAt, goneBefore), lt(sessions.endedAt, goneBefore))),
}
