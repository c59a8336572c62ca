import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture, PictureResource, Resource, ResourceUrl } from '@sands/contract/media/media.model'
import type { UploadPurpose } from '@sands/rules/upload'
import type { Db } from '../../kernel/database/database.ts'
import { AppError, fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { ByteRange, ObjectStore } from '../../kernel/store/store.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { createAddresses } from './address.service.ts'
import { addOnce, keepPicture, objectKey } from './keep.service.ts'
import { maySee } from './media.policy.ts'
import {
  type PictureRow,
  presentPicture,
  presentPictureResource,
  presentResource,
  presentUrl,
} from './media.present.ts'
import { type FileRow, mediaRepo } from './media.repo.ts'
import type { Variant } from './media.tables.ts'
import { MAX_MEGAPIXELS } from './picture-limits.codec.ts'
import { isFull, PictureProblem } from './picture-problem.codec.ts'
import { createPictures, type Pictures } from './pictures.service.ts'
import { receive, uploadFolder } from './upload.service.ts'

/** Files on their way in at the same time: each holds a line and room on the disk. */
const MAX_ARRIVING = 100

export interface NewPicture {
  purpose: UploadPurpose
  fileName: string
  content: Readable
  declaredBytes: number | undefined
}

export interface OpenFile {
  fileName: string
  variant: Variant
  read(range?: ByteRange): Promise<Readable | undefined>
}

export interface MediaService {
  create(viewer: Viewer, picture: NewPicture): Promise<PictureResource>
  resource(viewer: Viewer, id: FileId): Promise<Resource>
  resourceUrl(viewer: Viewer, id: FileId): Promise<ResourceUrl>
  /** In the order of the ids; those that are gone are left out. */
  resourceUrls(viewer: Viewer, ids: readonly FileId[], variant: 'original' | 'large'): Promise<ResourceUrl[]>
  /** The address of one form of a file. A screen size that a small picture never had leads to its `large`. */
  url(fileId: FileId, variant: 'original' | 'large' | 'w375' | 'w750' | 'w1125'): string
  picture(row: PictureRow): Picture
  /** For ids that a domain keeps itself: who may see them is settled there. */
  pictures(db: Db, ids: readonly FileId[]): Promise<ReadonlyMap<FileId, Picture>>
  /** Throws unless the viewer has uploaded this file, in the college they are in, for this purpose. */
  own(db: Db, viewer: Viewer, file: { id: FileId; purpose: UploadPurpose }): Promise<void>
  /** What lies behind a signed address. Throws when we did not give it out, or too long ago. */
  open(address: { fileId: FileId; variant: string; expires: number; signature: string }): Promise<OpenFile>
  waiting(): number
  done(): number
  close(): void
}

/** What went wrong, in words of the contract. */
function understood(error: unknown): unknown {
  if (error instanceof AppError) return error
  if (isFull(error)) return fail('media.no_space')
  if (!(error instanceof PictureProblem)) return error
  if (error.problem === 'busy') return fail('media.busy')
  if (error.problem === 'too_many_pixels') return fail('media.too_many_pixels', { limit: MAX_MEGAPIXELS })
  return fail(error.problem === 'no_space' ? 'media.no_space' : 'media.unreadable')
}

/** Shown to people only; no path and nothing invisible comes along. */
const plainName = (fileName: string): string =>
  fileName
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim() || 'picture'

export interface MediaParts {
  store: ObjectStore
  pictures: Pictures
}

export function createMediaService(
  kernel: Kernel,
  { store, pictures }: MediaParts = { store: kernel.store, pictures: createPictures() },
): MediaService {
  const { config, clock, database, secrets } = kernel
  const addresses = createAddresses(secrets['file-address'], clock)
  const insert = addOnce(database.transaction)
  let arriving = 0

  async function take(viewer: Viewer, { fileName, ...upload }: NewPicture, folder: string): Promise<FileRow> {
    const path = join(folder, 'upload')
    const { type, sha256 } = await receive(upload, path)
    const { collegeId, userId: ownerId } = viewer
    const file = { collegeId, ownerId, purpose: upload.purpose, sha256, name: plainName(fileName) }
    const known = await mediaRepo.same(database.primary, file)
    if (known) return known
    if (pictures.isFull()) throw fail('media.busy')
    const made = await pictures.make({ path, type, folder })
    return keepPicture(store, { file: { ...file, createdAt: clock.now() }, made, folder }, insert)
  }

  const visible = async (viewer: Viewer, ids: readonly FileId[]): Promise<FileRow[]> =>
    (await mediaRepo.ofCollege(database.primary, viewer.collegeId, ids)).filter((row) => maySee(viewer, row))

  async function visibleOne(viewer: Viewer, id: FileId): Promise<FileRow> {
    const [row] = await visible(viewer, [id])
    if (!row) throw fail('media.gone')
    return row
  }

  return {
    async create(viewer, picture) {
      if (pictures.isFull() || arriving >= MAX_ARRIVING) throw fail('media.busy')
      arriving += 1
      let folder: string | undefined
      try {
        await mkdir(uploadFolder(config.dataDir), { recursive: true, mode: 0o700 })
        folder = await mkdtemp(join(uploadFolder(config.dataDir), 'upload-'))
        return presentPictureResource(await take(viewer, picture, folder), addresses)
      } catch (error) {
        throw understood(error)
      } finally {
        arriving -= 1
        if (folder) await rm(folder, { recursive: true, force: true })
      }
    },

    resource: async (viewer, id) => presentResource(await visibleOne(viewer, id), addresses),
    resourceUrl: async (viewer, id) => presentUrl(await visibleOne(viewer, id), 'original', addresses),

    async resourceUrls(viewer, ids, variant) {
      const rows = await visible(viewer, ids)
      const found = new Set(rows.map(({ id }) => id))
      return ids.filter((id) => found.has(id)).map((id) => presentUrl({ id }, variant, addresses))
    },

    url: addresses.of,
    picture: (row) => presentPicture(row, addresses),

    async pictures(db, ids) {
      if (ids.length === 0) return new Map()
      const rows = await mediaRepo.byIds(db, ids)
      return new Map(rows.map((row) => [row.id, presentPicture(row, addresses)]))
    },

    async own(db, viewer, { id, purpose }) {
      const [row] = await mediaRepo.ofCollege(db, viewer.collegeId, [id])
      if (row?.ownerId !== viewer.userId || row.purpose !== purpose) throw fail('media.gone')
    },

    async open(address) {
      if (!addresses.isGood(address)) throw fail('media.address_ended')
      const row = await mediaRepo.byId(database.primary, address.fileId)
      const variant = row?.variants.find(({ name }) => name === address.variant)
      const shown = variant ?? row?.variants.find(({ name }) => name === 'large')
      if (!row || !shown) throw fail('media.gone')
      return {
        fileName: row.name,
        variant: shown,
        read: (range) => store.read(objectKey(row, shown.name), range),
      }
    },

    waiting: pictures.waiting,
    done: pictures.done,
    close: pictures.close,
  }
}
