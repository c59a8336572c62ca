import type { Db, Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import { quotaRepo } from './quota.repo.ts'

const GB = 1024 ** 3

/** Throws when this many more bytes would exceed the storage limit of the company. 0 means no limit. */
export async function expectQuota(db: Db, storageGb: number, bytes: number): Promise<void> {
  if (storageGb > 0 && (await quotaRepo.storedBytes(db)) + bytes > storageGb * GB)
    throw fail('media.quota_used', { limit: storageGb })
}

/** The same with a lock, for a transaction that adds a row while others may do the same. */
export async function holdQuota(tx: Tx, storageGb: number, bytes: number): Promise<void> {
  if (storageGb === 0) return
  await quotaRepo.takeTurn(tx)
  await expectQuota(tx, storageGb, bytes)
}
