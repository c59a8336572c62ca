import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BodyOf } from '@sands/contract/kernel/call'
import type { mediaCalls } from '@sands/contract/media/media.calls'
import type { Resource } from '@sands/contract/media/media.model'
import { FILE_STATUS, UPLOAD_RULES } from '@sands/rules/upload'
import { AppError, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type NewFile, storePicture } from '../file-storage.service.ts'
import { mayFillLibrary, mayUpload } from '../media.policy.ts'
import { type FileRow, mediaRepo } from '../media.repo.ts'
import type { MediaService } from '../media.service.ts'
import type { PictureType } from '../picture/picture-type.codec.ts'
import { understood } from '../picture/picture-upload.service.ts'
import type { Pictures } from '../picture/pictures.service.ts'
import type { PrepareJobs } from '../prepare/prepare.jobs.ts'
import { uploadFolder } from '../upload.service.ts'
import { checkContent } from './content.service.ts'
import { plainName } from './file-name.codec.ts'
import type { Hashes } from './hashes.service.ts'
import { keyOf, type MadeFiles, madeFilesBy, newName } from './made-file.service.ts'
import type { OutsideSource, TakenFile } from './outside-source.kind.ts'
import type { ResumableService } from './resumable.service.ts'

type NewResource = BodyOf<(typeof mediaCalls)['POST /sands-system/api/v1/system/resource/create']>
type WantedResource = BodyOf<(typeof mediaCalls)['POST /sands-system/api/v1/system/resource/find']>

/** Errors that another try would not fix: the upload is deleted. */
const REFUSALS: readonly string[] = [
  'media.too_large',
  'media.wrong_type',
  'media.other_content',
  'media.unreadable',
  'media.too_many_pixels',
  'media.no_space',
  'media.quota_used',
  'media.empty',
]
const isRefusal = (error: unknown): boolean => error instanceof AppError && REFUSALS.includes(error.errorName)

export interface MakeService {
  /** Makes a file from an upload. The file exists only after the answer, and the upload only before it. */
  create(viewer: Viewer, resource: NewResource): Promise<Resource>
  /** The same file, if this person has uploaded it before. Null for a failed one, so that it is uploaded again. */
  find(viewer: Viewer, wanted: WantedResource): Promise<Resource | null>
}

export interface MakeParts {
  media: Pick<MediaService, 'resource'>
  resumable: ResumableService
  hashes: Hashes
  pictures: Pictures
  prepare: Pick<PrepareJobs, 'enqueue'>
  /** Undefined where every file is uploaded to us. */
  outside: OutsideSource | undefined
}

export function createMakeService(kernel: Kernel, parts: MakeParts): MakeService {
  const { config, clock, database, log, store } = kernel
  const { media, resumable, hashes, pictures, outside } = parts
  const filesOf = (viewer: Viewer): MadeFiles => madeFilesBy(viewer, kernel, parts.prepare)
  const db = database.primary

  async function take(viewer: Viewer, { source, purpose }: NewResource): Promise<TakenFile> {
    if (source.kind === 'upload') return resumable.take(viewer, source.id)
    if (!outside) throw fail('media.store_unreachable')
    return outside.take(viewer, source, { purpose, limit: UPLOAD_RULES[purpose].limit })
  }

  async function makePicture(
    file: NewFile,
    { type, path, key }: { type: PictureType; path: string; key: string },
    add: MadeFiles['add'],
  ) {
    if (pictures.isFull()) throw fail('media.busy')
    await mkdir(uploadFolder(config.dataDir), { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(uploadFolder(config.dataDir), 'make-'))
    try {
      const made = await pictures.make({ path, type, folder })
      return await storePicture(store, { file, made, folder, key }, add)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async function make(viewer: Viewer, resource: NewResource, taken: TakenFile): Promise<FileRow> {
    const { source, purpose, fileName, library: inLibrary = false } = resource
    const { path, bytes } = taken
    const type = await checkContent(path, { bytes, purpose, fileName })
    const name = source.kind === 'upload' ? source.id : newName()
    const now = clock.now()
    const file: NewFile = {
      collegeId: viewer.collegeId,
      ownerId: viewer.userId,
      purpose,
      sha256: await hashes.forUpload(name, path, bytes),
      name: plainName(fileName) || purpose,
      inLibrary,
      createdAt: now,
      updatedAt: now,
    }
    const files = filesOf(viewer)
    const known = await files.again(file)
    if (known) return known
    const key = keyOf(name)
    return type.picture
      ? makePicture(file, { type: type.picture, path, key }, files.add)
      : files.keep(file, { type, path, bytes, key })
  }

  /** The file from an earlier request whose answer was lost. */
  async function madeBefore(viewer: Viewer, { source }: NewResource): Promise<FileRow | undefined> {
    return source.kind === 'upload' ? mediaRepo.byKey(db, viewer.userId, keyOf(source.id)) : undefined
  }

  async function makeOnce(viewer: Viewer, resource: NewResource): Promise<FileRow> {
    const taken = await take(viewer, resource).catch(async (error: unknown) => {
      const before = await madeBefore(viewer, resource)
      if (before) return before
      throw error
    })
    if ('key' in taken) return taken
    try {
      const row = await make(viewer, resource, taken)
      // The file exists. If the upload cannot be removed now, the sweep removes it later.
      await taken.done().catch((error: unknown) => log.warn({ err: error }, 'an upload could not be removed'))
      return row
    } catch (thrown) {
      const error = understood(thrown)
      await (isRefusal(error) ? taken.done() : taken.leave())
      throw error
    }
  }

  return {
    async create(viewer, resource) {
      if (resource.library && !mayFillLibrary(viewer)) throw fail('kernel.no_permission')
      if (!mayUpload(viewer, resource.purpose, kernel.content.leadingRights.all)) throw fail('kernel.no_permission')
      return media.resource(viewer, (await makeOnce(viewer, resource)).id)
    },

    async find(viewer, { sha256, fileSize, purpose, library = false }) {
      if (library && !mayFillLibrary(viewer)) throw fail('kernel.no_permission')
      const { collegeId, userId: ownerId } = viewer
      const same = { collegeId, ownerId, purpose, sha256: Buffer.from(sha256, 'hex') }
      const known = await mediaRepo.same(db, same)
      // Pictures are encoded again, so their stored size differs from the uploaded one.
      if (!known || known.status === FILE_STATUS.failed || (known.kind !== 'image' && known.bytes !== fileSize))
        return null
      const row = await filesOf(viewer).again({ ...same, inLibrary: library })
      return row ? media.resource(viewer, row.id) : null
    },
  }
}
