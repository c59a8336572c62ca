import type { UserId } from '@sands/contract/kernel/schema'
import { and, eq, sql, sum } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { files } from './media.tables.ts'

export const quotaRepo = {
  /**
   * A lock until the transaction ends: uploads are checked one after the
   * other, so that none exceeds a limit together with another.
   */
  takeTurn: (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('media.uploads', 0))`),

  /** The same for what one person brings. */
  takePersonTurn: (tx: Tx, ownerId: UserId) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media.person ${ownerId}`}, 0))`),

  /** What somebody has stored for themselves; files of the library are the company's. */
  personBytes: (db: Db, ownerId: UserId): Promise<number> =>
    db
      .select({ bytes: sum(files.bytes) })
      .from(files)
      .where(and(eq(files.ownerId, ownerId), eq(files.inLibrary, false)))
      .then(([row]) => Number(row?.bytes ?? 0)),

  storedBytes: (db: Db): Promise<number> =>
    db
      .select({ bytes: sum(files.bytes) })
      .from(files)
      .then(([row]) => Number(row?.bytes ?? 0)),
}
