import { statfs } from 'node:fs/promises'
import { limitInMb, UPLOAD_RULES, type UploadPurpose } from '@sands/rules/upload'
import type { Tx } from '../../../kernel/database/database.ts'
import { type AppError, fail } from '../../../kernel/errors.ts'
import { endingOf } from './file-name.codec.ts'
import { resumableRepo, type UploadRow } from './resumable.repo.ts'

const GB = 1024 ** 3
const MOST_UPLOADS = 100
/** What a person may have under way; it lies on the disk until it becomes a file or is given up. */
const MOST_UNDER_WAY_GB = 50
/** The database lives on the same disk. */
const ALWAYS_FREE = 256 * 1024 * 1024
const TRY_AGAIN_S = 60

export interface NewUpload {
  bytes: number
  purpose: UploadPurpose
  fileName: string
}

export const wrongType = (purpose: UploadPurpose): AppError =>
  fail('media.wrong_type', { types: UPLOAD_RULES[purpose].types.join(', ') })

export const tooLarge = (purpose: UploadPurpose): AppError => fail('media.too_large', { limit: limitInMb(purpose) })

/** What can be said before anything is sent. The names of pictures mean nothing: they are drawn anew. */
export function checkAnnounced({ bytes, purpose, fileName }: NewUpload): void {
  const { kind, limit, types } = UPLOAD_RULES[purpose]
  if (bytes > limit) throw tooLarge(purpose)
  if (bytes === 0 || (kind !== 'image' && !types.includes(endingOf(fileName)))) throw wrongType(purpose)
}

export async function checkRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes + ALWAYS_FREE) throw fail('media.no_space')
}

/** Holds the person and the company to their limits, however many announce something at the same moment. */
export async function addWithinLimits(tx: Tx, row: UploadRow, storageGb: number): Promise<void> {
  await resumableRepo.takeTurn(tx)
  const own = await resumableRepo.underWay(tx, row.ownerId)
  if (own.uploads >= MOST_UPLOADS) throw fail('kernel.too_many_requests', { seconds: TRY_AGAIN_S })
  if (own.bytes + row.bytes > MOST_UNDER_WAY_GB * GB) throw fail('media.quota_used', { limit: MOST_UNDER_WAY_GB })
  if (storageGb > 0 && (await resumableRepo.total(tx)) + row.bytes > storageGb * GB)
    throw fail('media.quota_used', { limit: storageGb })
  await resumableRepo.add(tx, row)
}
