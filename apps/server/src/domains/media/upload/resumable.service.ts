import { randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Room } from '../disk-space.service.ts'
import { mayFillLibrary, mayUpload } from '../media.policy.ts'
import { isFull } from '../picture/picture-problem.codec.ts'
import { addWithinLimits, checkAnnounced, type NewUpload } from './announce.service.ts'
import { type Appending, createAppending } from './append.service.ts'
import type { Hashes } from './hashes.service.ts'
import type { TakenFile } from './outside-source.kind.ts'
import type { UploadRow } from './resumable.repo.ts'
import type { UploadLocks } from './upload-lock.service.ts'
import { type ArrivedUpload, createUploadPlaces } from './upload-place.service.ts'

/** Uploads in pieces, over unstable connections. Each belongs to one person, and nobody else can see it. */
export interface ResumableService extends Appending {
  begin(viewer: Viewer, upload: NewUpload): Promise<UploadRow>
  find(viewer: Viewer, id: string): Promise<ArrivedUpload>
  cancel(viewer: Viewer, id: string): Promise<void>
  /** A complete upload, locked until `done` or `leave`. */
  take(viewer: Viewer, id: string): Promise<TakenFile>
}

export interface ResumableParts {
  locks: UploadLocks
  hashes: Hashes
  room: Room
}

export function createResumable(kernel: Kernel, { locks, hashes, room }: ResumableParts): ResumableService {
  const { config, clock, database } = kernel
  const places = createUploadPlaces(kernel, locks)

  return {
    ...createAppending({ places, hashes, room }),

    async begin(viewer, upload) {
      if (!mayUpload(viewer, upload.purpose, kernel.content.leadingRights.all)) throw fail('kernel.no_permission')
      checkAnnounced(upload)
      const now = clock.now()
      const row: UploadRow = {
        id: randomBytes(16).toString('hex'),
        collegeId: viewer.collegeId,
        ownerId: viewer.userId,
        purpose: upload.purpose,
        name: upload.fileName,
        bytes: upload.bytes,
        createdAt: now,
        expiresAt: places.expiryOf(now),
      }
      const { folder, pathOf } = places
      const { storageGb, personStorageGb } = config
      // Whether the file goes to the library is known only at the end, so people who may add to the library are checked then.
      const quotas = { storageGb, personStorageGb: mayFillLibrary(viewer) ? 0 : personStorageGb }
      const path = pathOf(row.id)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await (await open(path, 'wx', 0o600)).close()
        await database.transaction((tx) => addWithinLimits(tx, row, { folder, now, ...quotas }))
        return row
      } catch (error) {
        await rm(path, { force: true })
        throw isFull(error) ? fail('media.no_space') : error
      }
    },

    find: async (viewer, id) => places.arrived(await places.rowOf(viewer, id)),

    cancel: (viewer, id) => places.inTurn({ viewer, id }, () => places.drop(id)),

    async take(viewer, id) {
      const row = await places.rowOf(viewer, id)
      const end = await locks.take(id)
      try {
        const { offset } = await places.arrived(row)
        if (offset !== row.bytes) throw fail('media.upload_unfinished')
        await places.prolongToMake(row)
        return {
          path: places.pathOf(id),
          bytes: row.bytes,
          done: () => places.drop(id).finally(end),
          leave: async () => end(),
        }
      } catch (error) {
        end()
        throw error
      }
    },
  }
}
