import type { UserId } from '@sands/contract/kernel/schema'
import { and, eq, isNull, sql, sum } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { files } from './media.tables.ts'

export const quotaRepo = {
  /**
   * A lock until the transaction ends: uploads are checked one after the
   * other, so that none exceeds a limit together with another.
   */
  takeTurn: (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('media.uploads', 0))`),

  /** The same for the uploads of one person. */
  takePersonTurn: (tx: Tx, ownerId: UserId) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media.person ${ownerId}`}, 0))`),

  /** The bytes of a person's files. Files in the library, and their earlier contents, belong to the company. */
  personBytes: (db: Db, ownerId: UserId): Promise<number> =>
    db
      .select({ bytes: sum(files.bytes) })
      .from(files)
      .where(and(eq(files.ownerId, ownerId), eq(files.inLibrary, false), isNull(files.earlierOf)))
      .then(([row]) => Number(row?.bytes ?? 0)),

  /** A content that was put back has two rows and is stored once. */
  storedBytes: (db: Db): Promise<number> =>
    db
      .execute<{ bytes: string | null }>(
        sql`select sum(bytes) as bytes from (select distinct key, bytes from ${files}) stored`,
      )
      .then(({ rows: [row] }) => Number(row?.bytes ?? 0)),
}
