import type { UserId } from '@sands/contract/kernel/schema'
import type { Config } from '../../kernel/config.ts'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import { quotaRepo } from './quota.repo.ts'

const GB = 1024 ** 3

/** Throws when this many more bytes would exceed the storage limit of the company. 0 means no limit. */
export async function expectQuota(db: Db, storageGb: number, bytes: number): Promise<void> {
  if (storageGb > 0 && (await quotaRepo.storedBytes(db)) + bytes > storageGb * GB)
    throw fail('media.quota_used', { limit: storageGb })
}

/** The same for the files of a person that are not in the library. */
export async function expectPersonQuota(
  db: Db,
  limitGb: number,
  { ownerId, bytes }: { ownerId: UserId; bytes: number },
): Promise<void> {
  if (limitGb > 0 && (await quotaRepo.personBytes(db, ownerId)) + bytes > limitGb * GB)
    throw fail('media.quota_used', { limit: limitGb })
}

/** Checks both limits before a file is added. Locks make simultaneous uploads wait for each other. */
export async function holdQuota(
  tx: Tx,
  { storageGb, personStorageGb }: Pick<Config, 'storageGb' | 'personStorageGb'>,
  file: { ownerId: UserId; bytes: number; inLibrary?: boolean | undefined },
): Promise<void> {
  if (personStorageGb > 0 && !file.inLibrary) {
    await quotaRepo.takePersonTurn(tx, file.ownerId)
    await expectPersonQuota(tx, personStorageGb, file)
  }
  if (storageGb === 0) return
  await quotaRepo.takeTurn(tx)
  await expectQuota(tx, storageGb, file.bytes)
}
