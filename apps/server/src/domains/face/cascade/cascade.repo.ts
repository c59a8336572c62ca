import type { Id } from '@sands/contract/kernel/schema'
import { and, desc, eq, getTableColumns, max, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { users } from '../../org/index.ts'
import { faceCascades } from '../face.tables.ts'
import type { FaceId } from '../session/session.repo.ts'

export type CascadeRow = typeof faceCascades.$inferSelect

/** Changes that took seats back, and were not undone. */
const hasReleased = (cascade: SQL): SQL =>
  sql`${cascade}.kind = 'reschedule' and ${cascade}.undone_at is null
    and jsonb_path_exists(${cascade}.before, '$.seats[*] ? (@.to == "cancelled")')`

/** When the last change released seats of a session; null without one, or when it was undone. */
export const releasedAt = (sessionId: SQLWrapper): SQL<Date | null> =>
  sql`(select max(c.at) from ${faceCascades} c where c.session_id = ${sessionId}
    and ${hasReleased(sql`c`)})`.mapWith(faceCascades.at)

/** Whether a moment after which nobody signs up has come; see `signUpEnd`. */
export const hasClosed = (
  closesAt: SQLWrapper,
  { sessionId, now }: { sessionId: SQLWrapper; now: Date },
): SQL<boolean> =>
  sql`coalesce(${closesAt} <= ${now} and coalesce(${releasedAt(sessionId)} < ${closesAt}, true), false)`

export const cascadeRepo = {
  releasedAt: (db: Db, sessionId: FaceId): Promise<Date | null> =>
    db
      .select({ at: max(faceCascades.at) })
      .from(faceCascades)
      .where(and(eq(faceCascades.sessionId, sessionId), hasReleased(sql`${faceCascades}`)))
      .then(([row]) => row?.at ?? null),

  add: (tx: Tx, values: typeof faceCascades.$inferInsert) => tx.insert(faceCascades).values(values),

  list: (db: Db, sessionId: FaceId, limit: number): Promise<(CascadeRow & { by: string | null })[]> =>
    db
      .select({ ...getTableColumns(faceCascades), by: users.name })
      .from(faceCascades)
      .leftJoin(users, eq(users.id, faceCascades.byId))
      .where(eq(faceCascades.sessionId, sessionId))
      .orderBy(desc(faceCascades.id))
      .limit(limit),

  change: (tx: Tx, id: Id<'faceCascade'>, values: Pick<CascadeRow, 'undoneAt' | 'undoneBy' | 'before'>) =>
    tx.update(faceCascades).set(values).where(eq(faceCascades.id, id)),
}
