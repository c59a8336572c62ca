import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { resumableRepo, type UploadRow } from './resumable.repo.ts'
import type { UploadLocks } from './upload-lock.service.ts'

const HOUR_MS = 3_600_000
/** A phone may be offline for a day. */
const STORED_MS = 24 * HOUR_MS
/** The longest time an upload may take. */
const LONGEST_MS = 7 * STORED_MS
/** The expiry of a running upload is prolonged about this often. */
const PROLONG_MS = 15 * 60_000

export interface ArrivedUpload {
  row: UploadRow
  offset: number
}

export const resumableFolder = (dataDir: string): string => join(dataDir, 'uploads')

/** Where uploads are stored, to whom they belong and when they expire. */
export interface UploadPlaces {
  folder: string
  pathOf(id: string): string
  expiryOf(createdAt: Date): Date
  /** The upload, if the viewer owns it; otherwise it is treated as unknown. */
  rowOf(viewer: Viewer, id: string): Promise<UploadRow>
  arrived(row: UploadRow): Promise<ArrivedUpload>
  prolonged(row: UploadRow): Promise<UploadRow>
  /** Makes sure the upload stays for an hour, which is longer than making a file takes. */
  prolongToMake(row: UploadRow): Promise<void>
  drop(id: string): Promise<void>
  /** Runs work under the upload's lock. The owner is checked first, so that nobody else can take the lock. */
  inTurn<T>(
    upload: { viewer: Viewer; id: string; letGo?: () => void },
    work: (upload: ArrivedUpload) => Promise<T>,
  ): Promise<T>
}

export function createUploadPlaces(
  { config, clock, database }: Pick<Kernel, 'config' | 'clock' | 'database'>,
  locks: UploadLocks,
): UploadPlaces {
  const db = database.primary
  const folder = resumableFolder(config.dataDir)
  const pathOf = (id: string) => join(folder, id)

  function expiryOf(createdAt: Date): Date {
    return new Date(Math.min(clock.now().getTime() + STORED_MS, createdAt.getTime() + LONGEST_MS))
  }

  async function rowOf(viewer: Viewer, id: string): Promise<UploadRow> {
    const row = await resumableRepo.get(db, viewer.userId, id)
    if (!row || row.expiresAt <= clock.now()) throw fail('media.gone')
    return row
  }

  /**
   * Removing an upload deletes its file first: without a file the
   * upload no longer exists, even if it still has a row.
   */
  async function arrived(row: UploadRow): Promise<ArrivedUpload> {
    try {
      return { row, offset: (await stat(pathOf(row.id))).size }
    } catch {
      throw fail('media.gone')
    }
  }

  return {
    folder,
    pathOf,
    expiryOf,
    rowOf,
    arrived,

    /** Written only at intervals, because a piece comes every few moments. */
    async prolonged(row) {
      const expiresAt = expiryOf(row.createdAt)
      if (expiresAt.getTime() - row.expiresAt.getTime() < PROLONG_MS) return row
      await resumableRepo.prolong(db, row.id, expiresAt)
      return { ...row, expiresAt }
    },

    prolongToMake: async ({ id, expiresAt }) =>
      void (await resumableRepo.prolong(
        db,
        id,
        new Date(Math.max(expiresAt.getTime(), clock.now().getTime() + HOUR_MS)),
      )),

    async drop(id) {
      await rm(pathOf(id), { force: true })
      await resumableRepo.remove(db, id)
    },

    async inTurn({ viewer, id, letGo }, work) {
      const row = await rowOf(viewer, id)
      const end = await locks.take(id, letGo)
      try {
        return await work(await arrived(row))
      } finally {
        end()
      }
    },
  }
}
