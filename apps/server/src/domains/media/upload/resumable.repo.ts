import type { UserId } from '@sands/contract/kernel/schema'
import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { uploads } from '../media.tables.ts'

export type UploadRow = typeof uploads.$inferSelect

export const resumableRepo = {
  add: (db: Db, row: UploadRow) => db.insert(uploads).values(row),

  /** An upload of this person; uploads of others are treated as unknown. */
  get: (db: Db, ownerId: UserId, id: string): Promise<UploadRow | undefined> =>
    db
      .select()
      .from(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.ownerId, ownerId)))
      .then(([row]) => row),

  /** The announced uploads of all people. */
  announced: (db: Db): Promise<Pick<UploadRow, 'id' | 'ownerId' | 'bytes'>[]> =>
    db.select({ id: uploads.id, ownerId: uploads.ownerId, bytes: uploads.bytes }).from(uploads),

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
}
