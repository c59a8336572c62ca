import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { objectKey } from '../file-storage.service.ts'
import { mediaRepo } from '../media.repo.ts'
import { PICTURE_NAMES } from '../picture/picture.codec.ts'
import { keyOf } from './made-file.service.ts'
import { resumableRepo, type UploadRow } from './resumable.repo.ts'
import { resumableFolder } from './upload-place.service.ts'

const AT_A_TIME = 500
const UPLOAD_NAME = /^[0-9a-f]{32}$/
/** An upload has its file slightly before its row, so files younger than this are skipped. */
const OLD_MS = 3_600_000

/** Deletes expired uploads, and files that a crash has left without a row. */
export function sweepUploads({ config, clock, database, log, store }: Kernel): JobKind<object> {
  const db = database.primary
  const folder = resumableFolder(config.dataDir)

  /**
   * Deletes the objects under the id of the upload: a crash between storing
   * objects and inserting their row leaves them behind.
   */
  async function removeObjects({ id, ownerId }: UploadRow): Promise<void> {
    const key = keyOf(id)
    if (await mediaRepo.byKey(db, ownerId, key)) return
    await store.remove(PICTURE_NAMES.map((name) => objectKey({ key }, name)))
  }

  async function giveUpExpired(): Promise<number> {
    const rows = await resumableRepo.expired(db, clock.now(), AT_A_TIME)
    for (const row of rows) {
      await removeObjects(row)
      await rm(join(folder, row.id), { force: true })
      await resumableRepo.remove(db, row.id)
    }
    return rows.length < AT_A_TIME ? rows.length : rows.length + (await giveUpExpired())
  }

  async function isOld(path: string): Promise<boolean> {
    const { mtimeMs } = await stat(path)
    return clock.now().getTime() - mtimeMs > OLD_MS
  }

  async function removeStrays(): Promise<number> {
    const names = (await readdir(folder)).filter((name) => UPLOAD_NAME.test(name))
    const known = await resumableRepo.known(db, names)
    let removed = 0
    for (const path of names.filter((name) => !known.has(name)).map((name) => join(folder, name))) {
      // Another process may have deleted it already.
      if (!(await isOld(path).catch(() => false))) continue
      await rm(path, { force: true })
      removed += 1
    }
    return removed
  }

  return jobKind({
    name: 'media.sweep-uploads',
    cron: '10 * * * *',
    retries: 3,
    limitSeconds: 600,
    async run() {
      const expired = await giveUpExpired()
      const strays = await removeStrays().catch((error: NodeJS.ErrnoException) => {
        // The folder does not exist before the first upload.
        if (error.code === 'ENOENT') return 0
        throw error
      })
      if (expired + strays > 0) log.info({ expired, strays }, 'expired uploads were deleted')
    },
  })
}
