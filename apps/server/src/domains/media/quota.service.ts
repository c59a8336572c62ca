import type { Db, Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import { quotaRepo } from './quota.repo.ts'

const GB = 1024 ** 3

/** Throws when so many bytes more than there are stored would be too many for the company. No limit is 0. */
export async function expectQuota(db: Db, storageGb: number, bytes: number): Promise<void> {
  if (storageGb > 0 && (await quotaRepo.storedBytes(db)) + bytes > storageGb * GB)
    throw fail('media.quota_used', { limit: storageGb })
}

/** The same for whoever adds a row in this transaction, however many do so at the same moment. */
export async function holdQuota(tx: Tx, storageGb: number, bytes: number): Promise<void> {
  if (storageGb === 0) return
  await quotaRepo.takeTurn(tx)
  await expectQuota(tx, storageGb, bytes)
}
