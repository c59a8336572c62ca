import { sql, sum } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { files } from './media.tables.ts'

export const quotaRepo = {
  /**
   * A lock until the transaction ends: uploads are checked one after the
   * other, so that none exceeds a limit together with another.
   */
  takeTurn: (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('media.uploads', 0))`),

  storedBytes: (db: Db): Promise<number> =>
    db
      .select({ bytes: sum(files.bytes) })
      .from(files)
      .then(([row]) => Number(row?.bytes ?? 0)),
}
