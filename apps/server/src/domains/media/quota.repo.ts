import { sql, sum } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { files } from './media.tables.ts'

export const quotaRepo = {
  /** Holds until the transaction ends: those who bring files take turns, so that nobody slips past a limit. */
  takeTurn: (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('media.uploads', 0))`),

  storedBytes: (db: Db): Promise<number> =>
    db
      .select({ bytes: sum(files.bytes) })
      .from(files)
      .then(([row]) => Number(row?.bytes ?? 0)),
}
