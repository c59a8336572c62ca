import type { FileId } from '@sands/contract/kernel/schema'
import { FILE_STATUS } from '@sands/rules/upload'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type FileRow, mediaRepo } from '../media.repo.ts'
import type { PrepareJobs } from '../prepare/prepare.jobs.ts'
import { namedAs } from '../upload/ending.codec.ts'
import { typedName } from '../upload/file-name.codec.ts'
import type { DropJob } from './drop.jobs.ts'
import type { FileUses } from './file-uses.repo.ts'
import { contentRecord, fileSubject } from './library.present.ts'
import { libraryRepo } from './library.repo.ts'

/** A file with the version that the editor has seen. */
export interface SeenFile {
  id: FileId
  version: number
}

export interface LibraryEditParts {
  uses: FileUses
  prepare: Pick<PrepareJobs, 'enqueue'>
  drop: DropJob
}

export interface LibraryEditService {
  save(tx: Tx, viewer: Viewer, change: SeenFile & { fileName: string; watermark: boolean }): Promise<null>
  retry(tx: Tx, viewer: Viewer, seen: SeenFile): Promise<null>
  remove(tx: Tx, viewer: Viewer, seen: SeenFile): Promise<null>
}

/** Refuses a file that is not in the library, or has another version than the editor has seen. */
export function expectSeen(row: FileRow | undefined, version: number): FileRow {
  if (!row?.inLibrary) throw fail('media.gone')
  if (row.version !== version) throw fail('kernel.changed_meanwhile')
  return row
}

export async function refuseUsed(tx: Tx, uses: FileUses, id: FileId): Promise<void> {
  const count = (await uses.counts(tx, [id])).get(id) ?? 0
  if (count > 0) throw fail('media.in_use', { count })
}

export function createLibraryEditService(
  { clock, jobs, audit }: Kernel,
  { uses, prepare, drop }: LibraryEditParts,
): LibraryEditService {
  async function lockOne(tx: Tx, viewer: Viewer, { id, version }: SeenFile): Promise<FileRow> {
    const [row] = await libraryRepo.lock(tx, viewer.collegeId, [id])
    return expectSeen(row, version)
  }

  return {
    async save(tx, viewer, { fileName, watermark, ...seen }) {
      const row = await lockOne(tx, viewer, seen)
      const name = namedAs(typedName(fileName) || row.name, row.contentType)
      await libraryRepo.change(tx, row.id, { name, watermark, updatedAt: clock.now() })
      await audit.record(tx, viewer, {
        action: 'media.file.updated',
        subject: fileSubject({ ...row, name }),
        ...changed({ name: row.name, watermark: row.watermark }, { name, watermark }),
      })
      return null
    },

    async retry(tx, viewer, seen) {
      const row = await lockOne(tx, viewer, seen)
      if (row.status !== FILE_STATUS.failed) throw fail('media.not_failed')
      await libraryRepo.change(tx, row.id, {})
      if (await mediaRepo.queue(tx, row.id, clock.now())) await prepare.enqueue(tx, row)
      await audit.record(tx, viewer, {
        action: 'media.file.retried',
        subject: fileSubject(row),
        before: { failReason: row.failReason },
      })
      return null
    },

    async remove(tx, viewer, seen) {
      const row = await lockOne(tx, viewer, seen)
      await refuseUsed(tx, uses, row.id)
      const earlier = await libraryRepo.earlierKeys(tx, row.id)
      await libraryRepo.remove(tx, [row.id])
      await jobs.enqueue(tx, drop, { folders: [row.key, ...earlier] })
      await audit.record(tx, viewer, {
        action: 'media.file.deleted',
        subject: fileSubject(row),
        before: { name: row.name, ...contentRecord(row) },
      })
      return null
    },
  }
}
