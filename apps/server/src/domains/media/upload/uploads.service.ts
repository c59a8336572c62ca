import type { Kernel } from '../../../kernel/kernel.ts'
import { type Room, watchRoom } from '../disk-space.service.ts'
import type { MediaService } from '../media.service.ts'
import type { Pictures } from '../picture/pictures.service.ts'
import type { PrepareJobs } from '../prepare/prepare.jobs.ts'
import { fetchedOnce } from '../tencent/fetched-once.service.ts'
import { createHashes } from './hashes.service.ts'
import { createMakeService, type MakeService } from './make.service.ts'
import type { OutsideSource } from './outside-source.kind.ts'
import { createResumable, type ResumableService } from './resumable.service.ts'
import { createUploadLocks } from './upload-lock.service.ts'

/** Everything a file needs from the connection to the store. */
export interface Uploads {
  resumable: ResumableService
  make: MakeService
  close(): Promise<void>
}

export interface UploadsParts {
  media: Pick<MediaService, 'resource'>
  pictures: Pictures
  /** Prepares files for showing. */
  prepare: Pick<PrepareJobs, 'enqueue'>
  /** Undefined where every file is uploaded to us. */
  outside: OutsideSource | undefined
  room?: Room
}

export function createUploads(kernel: Kernel, parts: UploadsParts): Uploads {
  const hashes = createHashes()
  const locks = createUploadLocks(kernel)
  const room = parts.room ?? watchRoom(kernel.config.dataDir)
  const resumable = createResumable(kernel, { locks, hashes, room })
  kernel.streams.whenClosing(resumable.stop)
  return {
    resumable,
    make: fetchedOnce(createMakeService(kernel, { ...parts, resumable, hashes })),
    async close() {
      hashes.close()
      await locks.close()
    },
  }
}
