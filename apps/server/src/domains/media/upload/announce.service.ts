import { limitText, UPLOAD_RULES, type UploadPurpose } from '@sands/rules/upload'
import type { Tx } from '../../../kernel/database/database.ts'
import { type AppError, fail } from '../../../kernel/errors.ts'
import { expectDiskSpace } from '../disk-space.service.ts'
import { quotaRepo } from '../quota.repo.ts'
import { expectPersonQuota, expectQuota } from '../quota.service.ts'
import { endingOf } from './file-name.codec.ts'
import { type PartialUpload, partialUploadsIn } from './partial-uploads.service.ts'
import { resumableRepo, type UploadRow } from './resumable.repo.ts'

const GB = 1024 ** 3
const MOST_UPLOADS = 100
/** The most a person may have in unfinished uploads, which use disk space until they become a file or expire. */
const MOST_UNDER_WAY_GB = 50
const TRY_AGAIN_S = 60
/** Disk space is reserved for uploads of other people only if they sent something within this time. */
const STILL_COMES_MS = 15 * 60_000

export interface NewUpload {
  bytes: number
  purpose: UploadPurpose
  fileName: string
}

const wrongType = (purpose: UploadPurpose): AppError =>
  fail('media.wrong_type', { types: UPLOAD_RULES[purpose].types.join(', ') })

/**
 * The content does not match the purpose. When the file name claims an allowed type, the error says that the content
 * is another one; otherwise it lists the allowed types.
 */
export function notAsNamed(purpose: UploadPurpose, fileName: string): AppError {
  const ending = endingOf(fileName)
  return UPLOAD_RULES[purpose].types.includes(ending) ? fail('media.other_content', { ending }) : wrongType(purpose)
}

export const tooLarge = (purpose: UploadPurpose): AppError => fail('media.too_large', { limit: limitText(purpose) })

/** The checks before anything is sent. File names of pictures are not checked: pictures are encoded again. */
export function checkAnnounced({ bytes, purpose, fileName }: NewUpload): void {
  const { kind, limit, types } = UPLOAD_RULES[purpose]
  if (bytes > limit) throw tooLarge(purpose)
  if (bytes === 0) throw fail('media.empty')
  if (kind !== 'image' && !types.includes(endingOf(fileName))) throw wrongType(purpose)
}

type Announced = Pick<UploadRow, 'id' | 'ownerId' | 'bytes'>

/** The bytes still to come; 0 for uploads whose file was deleted. */
const restOf = (rows: readonly Announced[], partial: ReadonlyMap<string, PartialUpload>): number =>
  rows.reduce((rest, { id, bytes }) => rest + Math.max(0, bytes - (partial.get(id)?.bytes ?? bytes)), 0)

export interface Limits {
  /** The folder of the uploads. */
  folder: string
  storageGb: number
  /** For the files of this person that are not in the library. */
  personStorageGb: number
  now: Date
}

/** Adds an upload within the limits of the person, the company and the disk. A lock makes concurrent requests wait. */
export async function addWithinLimits(
  tx: Tx,
  row: UploadRow,
  { folder, storageGb, personStorageGb, now }: Limits,
): Promise<void> {
  await quotaRepo.takeTurn(tx)
  const rows = await resumableRepo.announced(tx)
  const own = rows.filter(({ ownerId }) => ownerId === row.ownerId)
  if (own.length >= MOST_UPLOADS) throw fail('kernel.too_many_requests', { seconds: TRY_AGAIN_S })
  const underWay = own.reduce((sum, { bytes }) => sum + bytes, row.bytes)
  if (underWay > MOST_UNDER_WAY_GB * GB) throw fail('media.quota_used', { limit: MOST_UNDER_WAY_GB })

  await expectPersonQuota(tx, personStorageGb, { ownerId: row.ownerId, bytes: underWay })

  const partial = await partialUploadsIn(folder)
  const arrived = [...partial.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  await expectQuota(tx, storageGb, arrived + restOf(own, partial) + row.bytes)
  const coming = rows.filter(({ id, ownerId }) => {
    const grownAt = partial.get(id)?.grownAt.getTime() ?? 0
    return ownerId === row.ownerId || now.getTime() - grownAt < STILL_COMES_MS
  })
  await expectDiskSpace(folder, restOf(coming, partial) + row.bytes)
  await resumableRepo.add(tx, row)
}
