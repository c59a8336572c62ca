import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { UserId } from '@sands/contract/kernel/schema'
import { UPLOAD_RULES, type UploadPurpose } from '@sands/rules/upload'
import { AppError, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { expectDiskSpace } from '../disk-space.service.ts'
import { storePicture } from '../file-storage.service.ts'
import { mayFillLibrary } from '../media.policy.ts'
import type { FileRow } from '../media.repo.ts'
import { plainName } from '../upload/file-name.codec.ts'
import { madeFilesBy } from '../upload/made-file.service.ts'
import { receive, uploadFolder } from '../upload.service.ts'
import { MAX_MEGAPIXELS } from './picture-limits.codec.ts'
import { isFull, PictureProblem } from './picture-problem.codec.ts'
import type { Pictures } from './pictures.service.ts'

/** Limit of uploads at the same time: each uses a connection and disk space. */
const MAX_ARRIVING = 100
/** Of one person: somebody who sends slowly, or not at all, leaves places to the others. */
const MAX_ARRIVING_OF_ONE = 10

export interface NewPicture {
  purpose: UploadPurpose
  fileName: string
  content: Readable
  declaredBytes: number | undefined
  /** Whether the file goes into the library. Only people with the right to edit the library may ask for it. */
  library?: boolean
}

/** Pictures that are uploaded in one request. */
export interface PictureUploads {
  take(viewer: Viewer, picture: NewPicture): Promise<FileRow>
}

/** Turns a failure into an error of the contract. */
export function understood(error: unknown): unknown {
  if (error instanceof AppError) return error
  if (isFull(error)) return fail('media.no_space')
  if (!(error instanceof PictureProblem)) return error
  if (error.problem === 'busy') return fail('media.busy')
  if (error.problem === 'too_many_pixels') return fail('media.too_many_pixels', { limit: MAX_MEGAPIXELS })
  return fail(error.problem === 'no_space' ? 'media.no_space' : 'media.unreadable')
}

export function createPictureUploads(kernel: Kernel, pictures: Pictures): PictureUploads {
  const { config, clock, store } = kernel
  let arriving = 0
  const arrivingOf = new Map<UserId, number>()

  function enter({ userId }: Viewer): () => void {
    const own = arrivingOf.get(userId) ?? 0
    if (pictures.isFull() || arriving >= MAX_ARRIVING || own >= MAX_ARRIVING_OF_ONE) throw fail('media.busy')
    arriving += 1
    arrivingOf.set(userId, own + 1)
    return () => {
      arriving -= 1
      const left = (arrivingOf.get(userId) ?? 1) - 1
      if (left > 0) arrivingOf.set(userId, left)
      else arrivingOf.delete(userId)
    }
  }

  async function made(viewer: Viewer, { fileName, library, ...upload }: NewPicture, folder: string): Promise<FileRow> {
    const path = join(folder, 'upload')
    const { type, sha256 } = await receive(upload, path)
    const now = clock.now()
    const file = {
      collegeId: viewer.collegeId,
      ownerId: viewer.userId,
      purpose: upload.purpose,
      sha256,
      name: plainName(fileName) || 'picture',
      inLibrary: library ?? false,
      createdAt: now,
      updatedAt: now,
    }
    const files = madeFilesBy(viewer, kernel)
    const known = await files.again(file)
    if (known) return known
    if (pictures.isFull()) throw fail('media.busy')
    const drawn = await pictures.make({ path, type, folder })
    return storePicture(store, { file, made: drawn, folder }, files.add)
  }

  return {
    async take(viewer, picture) {
      if (picture.library && !mayFillLibrary(viewer)) throw fail('kernel.no_permission')
      const leave = enter(viewer)
      let folder: string | undefined
      try {
        await mkdir(uploadFolder(config.dataDir), { recursive: true, mode: 0o700 })
        folder = await mkdtemp(join(uploadFolder(config.dataDir), 'upload-'))
        const { limit } = UPLOAD_RULES[picture.purpose]
        await expectDiskSpace(folder, Math.min(picture.declaredBytes ?? limit, limit))
        return await made(viewer, picture, folder)
      } catch (error) {
        throw understood(error)
      } finally {
        leave()
        if (folder) await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
