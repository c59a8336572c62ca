import type { UserId } from '@sands/contract/kernel/schema'
import { and, count, eq, inArray, lte, sql, sum } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { files, uploads } from '../media.tables.ts'

export type UploadRow = typeof uploads.$inferSelect

export const resumableRepo = {
  add: (db: Db, row: UploadRow) => db.insert(uploads).values(row),

  /** One of this person's; others do not exist. */
  get: (db: Db, ownerId: UserId, id: string): Promise<UploadRow | undefined> =>
    db
      .select()
      .from(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.ownerId, ownerId)))
      .then(([row]) => row),

  /** What a person has under way, counted as announced. */
  underWay: (db: Db, ownerId: UserId): Promise<{ uploads: number; bytes: number }> =>
    db
      .select({ uploads: count(), bytes: sum(uploads.bytes) })
      .from(uploads)
      .where(eq(uploads.ownerId, ownerId))
      .then(([row]) => ({ uploads: row?.uploads ?? 0, bytes: Number(row?.bytes ?? 0) })),

  prolong: (db: Db, id: string, expiresAt: Date) => db.update(uploads).set({ expiresAt }).where(eq(uploads.id, id)),

  remove: (db: Db, id: string) => db.delete(uploads).where(eq(uploads.id, id)),

  expired: (db: Db, now: Date, limit: number): Promise<UploadRow[]> =>
    db.select().from(uploads).where(lte(uploads.expiresAt, now)).limit(limit),

  known: async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(inArray(uploads.id, [...ids]))
    return new Set(rows.map(({ id }) => id))
  },

  /** Holds until the transaction ends: those who announce files take turns, so that nobody slips past a limit. */
  takeTurn: (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('media.uploads', 0))`),

  /** Bytes of everything that is stored or on its way. */
  async total(db: Db): Promise<number> {
    // One after the other: in a transaction there is one line for both.
    const stored = await db.select({ bytes: sum(files.bytes) }).from(files)
    const coming = await db.select({ bytes: sum(uploads.bytes) }).from(uploads)
    return Number(stored[0]?.bytes ?? 0) + Number(coming[0]?.bytes ?? 0)
  },
}
