import type { Readable } from 'node:stream'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture, PictureResource, Resource, ResourceUrl } from '@sands/contract/media/media.model'
import type { FileKind, UploadPurpose } from '@sands/rules/upload'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { ByteRange, ObjectStore } from '../../kernel/store/store.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { createMediaAccess, type MediaAccess } from './access.service.ts'
import { contentTag, createAddresses } from './address.codec.ts'
import { objectKey } from './file-storage.service.ts'
import { captionRepo } from './library/caption.repo.ts'
import { type FileUses, noFileUses } from './library/file-uses.repo.ts'
import {
  type PictureRow,
  presentPicture,
  presentPictureResource,
  presentResource,
  presentUrl,
} from './media.present.ts'
import { type FileRow, mediaRepo } from './media.repo.ts'
import type { Variant } from './media.tables.ts'
import { createPictureUploads, type NewPicture } from './picture/picture-upload.service.ts'
import { createPictures, type Pictures } from './picture/pictures.service.ts'
import { playlistOf } from './playable/playlist.present.ts'
import { storedForm } from './playable/stored-form.codec.ts'

export interface OpenFile {
  fileName: string
  /** Of the content that is there now. */
  tag: string
  variant: Variant
  read(range?: ByteRange): Promise<Readable | undefined>
}

export interface MediaService {
  create(viewer: Viewer, picture: NewPicture): Promise<PictureResource>
  resource(viewer: Viewer, id: FileId): Promise<Resource>
  /** For whoever has settled who may see them. */
  resources(rows: readonly FileRow[]): Promise<Resource[]>
  resourceUrl(viewer: Viewer, id: FileId): Promise<ResourceUrl>
  /** For visitors: files of what everybody may see. */
  openResource(id: FileId): Promise<Resource>
  openResourceUrl(id: FileId): Promise<ResourceUrl>
  /** In the order of the ids; those that are gone are left out. */
  resourceUrls(viewer: Viewer, ids: readonly FileId[], variant: 'original' | 'large'): Promise<ResourceUrl[]>
  /** The address of one form of a file. A screen size that a small picture never had leads to its `large`. */
  url(fileId: FileId, variant: 'original' | 'large' | 'w375' | 'w750' | 'w1125'): string
  picture(row: PictureRow): Picture
  /** For ids that a domain keeps itself: who may see them is settled there. */
  pictures(db: Db, ids: readonly FileId[]): Promise<ReadonlyMap<FileId, Picture>>
  /** The same with everything that screens need of them. */
  shownResources(db: Db, ids: readonly FileId[]): Promise<ReadonlyMap<FileId, Resource>>
  /** Throws unless the viewer has uploaded this file, in the college they are in, for this purpose. */
  own(db: Db, viewer: Viewer, file: { id: FileId; purpose: UploadPurpose }): Promise<void>
  /** Throws unless the viewer may show this file to others: their own upload for this, or one of the library, which it is from then on. */
  choose(tx: Tx, viewer: Viewer, file: { id: FileId; kinds: readonly FileKind[] }): Promise<void>
  /** Whether a tap may lead there, which is so unless it leads to a file that the viewer may not show to others. */
  mayLead: MediaAccess['mayLead']
  /** What lies behind a signed address. Throws when we did not give it out, or too long ago. */
  open(address: { fileId: FileId; variant: string; expires: number; tag: string; signature: string }): Promise<OpenFile>
  waiting(): number
  done(): number
  close(): void
}

export interface MediaParts {
  uses: FileUses
  store: ObjectStore
  pictures: Pictures
}

export function createMediaService(
  kernel: Kernel,
  {
    uses = noFileUses(kernel.clock),
    store = kernel.store,
    pictures = createPictures({ workshop: kernel.workshop }),
  }: Partial<MediaParts> = {},
): MediaService {
  const { clock, database, secrets } = kernel
  const access = createMediaAccess(kernel, uses)
  const addresses = createAddresses(secrets.keyFor('file-address'), clock)
  const uploads = createPictureUploads({ ...kernel, store }, pictures)

  async function presented(rows: readonly FileRow[]): Promise<Resource[]> {
    const videos = rows.filter(({ kind }) => kind === 'video').map(({ id }) => id)
    const captions = videos.length > 0 ? await captionRepo.forFiles(database.primary, videos) : []
    return rows.map((row) => {
      const own = captions.filter(({ fileId }) => fileId === row.id)
      return presentResource(row, addresses, own)
    })
  }

  async function presentedOne(row: FileRow): Promise<Resource> {
    const [resource] = await presented([row])
    if (!resource) throw fail('media.gone')
    return resource
  }

  return {
    async create(viewer, picture) {
      return presentPictureResource(await uploads.take(viewer, picture), addresses)
    },

    resource: async (viewer, id) => presentedOne(await access.row(viewer, id)),
    resources: presented,
    resourceUrl: async (viewer, id) => presentUrl(await access.row(viewer, id), 'original', addresses),
    openResource: async (id) => presentedOne(await access.openRow(id)),
    openResourceUrl: async (id) => presentUrl(await access.openRow(id), 'original', addresses),

    async resourceUrls(viewer, ids, variant) {
      const rows = await access.rows(viewer, ids)
      const there = rows.filter((row) => storedForm(row, variant))
      const found = new Map(there.map((row) => [row.id, presentUrl(row, variant, addresses)]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    url: addresses.forFile,
    picture: (row) => presentPicture(row, addresses),

    async pictures(db, ids) {
      if (ids.length === 0) return new Map()
      const rows = await mediaRepo.byIds(db, ids)
      return new Map(rows.map((row) => [row.id, presentPicture(row, addresses)]))
    },

    async shownResources(db, ids) {
      const resources = ids.length > 0 ? await presented(await mediaRepo.byIds(db, ids)) : []
      return new Map(resources.map((resource) => [resource.id, resource]))
    },

    async own(db, viewer, { id, purpose }) {
      const [row] = await mediaRepo.ofCollege(db, viewer.collegeId, [id])
      if (row?.ownerId !== viewer.userId || row.purpose !== purpose) throw fail('media.gone')
    },

    choose: access.choose,
    mayLead: access.mayLead,

    async open(address) {
      if (!addresses.isGood(address)) throw fail('media.address_ended')
      const row = await mediaRepo.byId(database.primary, address.fileId)
      if (!row) throw fail('media.gone')
      const tag = contentTag(row.key)
      // A replaced picture is shown as it is now. Pieces of two videos do not go together: whoever plays begins anew.
      if (address.variant.includes('/') && address.tag !== tag) throw fail('media.gone')
      const playlist = playlistOf(row, address.variant, addresses)
      if (playlist) return { fileName: row.name, tag, ...playlist }
      const shown = storedForm(row, address.variant)
      if (!shown) throw fail('media.gone')
      return {
        fileName: row.name,
        tag,
        variant: shown,
        read: (range) => store.read(objectKey(row, shown.name), range),
      }
    },

    waiting: pictures.waiting,
    done: pictures.done,
    close: pictures.close,
  }
}
