import { sql, sum } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import { files } from './media.tables.ts'

const GB = 1024 ** 3

/** Holds until the transaction ends: those who bring files take turns, so that nobody slips past a limit. */
export const takeTurn = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('media.uploads', 0))`)

const storedBytes = (db: Db): Promise<number> =>
  db
    .select({ bytes: sum(files.bytes) })
    .from(files)
    .then(([row]) => Number(row?.bytes ?? 0))

/** Throws when so many bytes more than there are stored would be too many for the company. No limit is 0. */
export async function expectQuota(db: Db, storageGb: number, bytes: number): Promise<void> {
  if (storageGb > 0 && (await storedBytes(db)) + bytes > storageGb * GB)
    throw fail('media.quota_used', { limit: storageGb })
}

/** The same for whoever adds a row in this transaction, however many do so at the same moment. */
export async function holdQuota(tx: Tx, storageGb: number, bytes: number): Promise<void> {
  if (storageGb === 0) return
  await takeTurn(tx)
  await expectQuota(tx, storageGb, bytes)
}
