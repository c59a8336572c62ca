import { randomBytes } from 'node:crypto'
import { FILE_STATUS } from '@sands/rules/upload'
import type { Actor } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { type NewFile, objectKey } from '../file-storage.service.ts'
import { contentRecord, fileSubject } from '../library/library.present.ts'
import { type FileRow, mediaRepo } from '../media.repo.ts'
import type { files } from '../media.tables.ts'
import type { PrepareJobs } from '../prepare/prepare.jobs.ts'
import { holdQuota } from '../quota.service.ts'
import type { ContentType } from './content-type.codec.ts'

type NewRow = typeof files.$inferInsert

/**
 * The objects are stored under the id of the upload, so that a second
 * try, or a cleanup, finds what the first try stored.
 */
export const keyOf = (name: string): string => `files/${name.slice(0, 2)}/${name}`
export const newName = (): string => randomBytes(16).toString('hex')

/** Kinds that need no preparation. */
const READY_AS_THEY_ARE = ['image', 'caption']

export interface MadeFiles {
  /** Stores a file unchanged. It may share its bytes with `path` from then on: nothing may write there any more. */
  keep(file: NewFile, content: { type: ContentType; path: string; bytes: number; key: string }): Promise<FileRow>
  /** Adds the row together with its preparation job, unless this person has the same file already. */
  add(row: NewRow): Promise<FileRow>
  /** The file this person has already, marked as new. A failed file gets another try. */
  again(row: Pick<NewRow, 'collegeId' | 'ownerId' | 'purpose' | 'sha256' | 'inLibrary'>): Promise<FileRow | undefined>
}

type Parts = Pick<Kernel, 'audit' | 'clock' | 'config' | 'database' | 'store'>

/** Stores uploaded files. Pictures need no preparation job. */
export function madeFilesBy(
  actor: Actor,
  { audit, clock, config, database, store }: Parts,
  prepare?: Pick<PrepareJobs, 'enqueue'>,
): MadeFiles {
  const again: MadeFiles['again'] = (row) =>
    database.transaction(async (tx) => {
      await mediaRepo.takeTurn(tx, row)
      return known(tx, row)
    })

  const tellOf = (tx: Tx, row: FileRow): Promise<void> =>
    audit.record(tx, actor, {
      action: 'media.file.uploaded',
      subject: fileSubject(row),
      after: { name: row.name, ...contentRecord(row) },
    })

  async function known(tx: Tx, row: Parameters<MadeFiles['again']>[0]) {
    const same = await mediaRepo.same(tx, row)
    if (!same) return undefined
    const now = clock.now()
    if (await mediaRepo.queue(tx, same.id, now)) await prepare?.enqueue(tx, same)
    const came = await mediaRepo.cameAgain(tx, same, { inLibrary: row.inLibrary ?? false, now })
    if (came?.inLibrary && !same.inLibrary) await tellOf(tx, came)
    return came
  }

  const add: MadeFiles['add'] = (row) =>
    database.transaction(async (tx) => {
      await mediaRepo.takeTurn(tx, row)
      const same = await known(tx, row)
      if (same) return same
      await holdQuota(tx, config, row)
      const added = await mediaRepo.add(tx, row)
      if (added.status === FILE_STATUS.queued) await prepare?.enqueue(tx, added)
      if (added.inLibrary) await tellOf(tx, added)
      return added
    })

  async function dropUnused({ ownerId }: NewFile, key: string): Promise<void> {
    if (!(await mediaRepo.byKey(database.primary, ownerId, key))) await store.remove([objectKey({ key }, 'original')])
  }

  return {
    add,
    again,
    async keep(file, { type: { kind, contentType }, path, bytes, key }) {
      const original = objectKey({ key }, 'original')
      const ready = READY_AS_THEY_ARE.includes(kind)
      const state = ready ? {} : { status: FILE_STATUS.queued, progress: 0 }
      const variants = [{ name: 'original', width: 0, height: 0, bytes, contentType }]
      try {
        await store.put(original, { path, contentType, move: true })
        const row = await add({ ...file, ...state, kind, contentType, bytes, key, variants })
        if (row.key !== key) await store.remove([original])
        return row
      } catch (error) {
        // The first error is the one to report. If a row exists after all, it keeps its object.
        await dropUnused(file, key).catch(() => undefined)
        throw error
      }
    },
  }
}
