import type { UserId } from '@sands/contract/kernel/schema'
import { and, eq, gt, lt, sum } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
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

  arriving: (db: Db, ownerId: UserId, now: Date): Promise<number> =>
    db.$count(uploads, and(eq(uploads.ownerId, ownerId), gt(uploads.expiresAt, now))),

  prolong: (db: Db, id: string, expiresAt: Date) => db.update(uploads).set({ expiresAt }).where(eq(uploads.id, id)),

  remove: (db: Db, id: string) => db.delete(uploads).where(eq(uploads.id, id)),

  expired: (db: Db, now: Date, limit: number) =>
    db.select({ id: uploads.id }).from(uploads).where(lt(uploads.expiresAt, now)).limit(limit),

  /** Bytes of everything that is stored or on its way. */
  async total(db: Db): Promise<number> {
    const [stored, coming] = await Promise.all([
      db.select({ bytes: sum(files.bytes) }).from(files),
      db.select({ bytes: sum(uploads.bytes) }).from(uploads),
    ])
    return Number(stored[0]?.bytes ?? 0) + Number(coming[0]?.bytes ?? 0)
  },
}
