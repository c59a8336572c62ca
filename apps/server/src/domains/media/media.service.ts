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
  id: FileId
  fileName: string
  /** Identifies the current content. */
  tag: string
  variant: Variant
  read(range?: ByteRange): Promise<Readable | undefined>
}

export interface MediaService {
  create(viewer: Viewer, picture: NewPicture): Promise<PictureResource>
  resource(viewer: Viewer, id: FileId): Promise<Resource>
  /** For callers that have checked the access already. */
  resources(rows: readonly FileRow[]): Promise<Resource[]>
  resourceUrl(viewer: Viewer, id: FileId): Promise<ResourceUrl>
  /** The file whose name an address contains; undefined for a name that we never gave out. */
  idOfName(name: string): FileId | undefined
  /** For visitors: files that everyone may see. */
  openResource(id: FileId): Promise<Resource>
  openResourceUrl(id: FileId): Promise<ResourceUrl>
  /** In the order of the ids; deleted files are left out. */
  resourceUrls(viewer: Viewer, ids: readonly FileId[], variant: 'original' | 'large'): Promise<ResourceUrl[]>
  /** The address of one variant of a file. A screen size that a small picture does not have leads to its `large`. */
  url(fileId: FileId, variant: 'original' | 'large' | 'w375' | 'w750' | 'w1125'): string
  picture(row: PictureRow): Picture
  /** For ids that a domain stores itself: that domain checks the access. */
  pictures(db: Db, ids: readonly FileId[]): Promise<ReadonlyMap<FileId, Picture>>
  /** The same with everything that screens need. */
  shownResources(db: Db, ids: readonly FileId[]): Promise<ReadonlyMap<FileId, Resource>>
  /** Throws unless the viewer has uploaded this file, in their current college, for this purpose. */
  own(db: Db, viewer: Viewer, file: { id: FileId; purpose: UploadPurpose }): Promise<void>
  /** Those of the files that the viewer has uploaded, in their current college, for one of these purposes. */
  ownOnes(
    db: Db,
    viewer: Viewer,
    wanted: { ids: readonly FileId[]; purposes: readonly UploadPurpose[] },
  ): Promise<ReadonlySet<FileId>>
  /**
   * Throws unless the viewer may show this file to others: their own upload for content, or a file of the library. An
   * own upload is added to the library.
   */
  choose(tx: Tx, viewer: Viewer, file: { id: FileId; kinds: readonly FileKind[] }): Promise<void>
  /** Whether a jump may lead there: false only for a file that the viewer may not show to others. */
  mayLead: MediaAccess['mayLead']
  /** The object behind a signed address. Throws when the signature is not ours or has expired. */
  open(address: { name: string; variant: string; expires: number; tag: string; signature: string }): Promise<OpenFile>
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

  async function presented(rows: readonly FileRow[], viewer?: Viewer): Promise<Resource[]> {
    const videos = rows.filter(({ kind }) => kind === 'video').map(({ id }) => id)
    const captions = videos.length > 0 ? await captionRepo.forFiles(database.primary, videos) : []
    return rows.map((row) => {
      const own = captions.filter(({ fileId }) => fileId === row.id)
      return presentResource(row, addresses, { captions: own, viewer })
    })
  }

  async function presentedOne(row: FileRow, viewer?: Viewer): Promise<Resource> {
    const [resource] = await presented([row], viewer)
    if (!resource) throw fail('media.gone')
    return resource
  }

  return {
    async create(viewer, picture) {
      return presentPictureResource(await uploads.take(viewer, picture), addresses)
    },

    resource: async (viewer, id) => presentedOne(await access.row(viewer, id), viewer),
    resources: (rows) => presented(rows),
    idOfName: addresses.idOf,

    resourceUrl: async (viewer, id) =>
      presentUrl(await access.row(viewer, id), addresses, { variant: 'original', viewer }),
    openResource: async (id) => presentedOne(await access.openRow(id)),
    openResourceUrl: async (id) => presentUrl(await access.openRow(id), addresses, { variant: 'original' }),

    async resourceUrls(viewer, ids, variant) {
      const rows = await access.rows(viewer, ids)
      const there = rows.filter((row) => storedForm(row, variant))
      const found = new Map(there.map((row) => [row.id, presentUrl(row, addresses, { variant, viewer })]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    url: (fileId, variant) => addresses.forFile(fileId, variant),
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

    async ownOnes(db, viewer, { ids, purposes }) {
      const rows = ids.length > 0 ? await mediaRepo.ofCollege(db, viewer.collegeId, ids) : []
      const own = rows.filter(({ ownerId, purpose }) => ownerId === viewer.userId && purposes.includes(purpose))
      return new Set(own.map(({ id }) => id))
    },

    choose: access.choose,
    mayLead: access.mayLead,

    async open({ name, ...address }) {
      const fileId = addresses.idOf(name)
      if (!fileId || !addresses.isGood({ fileId, ...address })) throw fail('media.address_ended')
      const row = await mediaRepo.byId(database.primary, fileId)
      if (!row) throw fail('media.gone')
      const tag = contentTag(row)
      // An old address of a replaced picture shows the new picture. Segments of two videos cannot be mixed: the
      // player has to start again.
      const isOutdated = address.tag !== tag
      if (address.variant.includes('/') && isOutdated) throw fail('media.gone')
      // An address from before the cut would show what was cut away.
      if (address.variant === 'original' && row.trimEnd !== null && isOutdated) throw fail('media.gone')
      const playlist = playlistOf(row, address.variant, (variant) => addresses.forFile(row, variant, address.expires))
      if (playlist) return { id: fileId, fileName: row.name, tag, ...playlist }
      const shown = storedForm(row, address.variant)
      if (!shown) throw fail('media.gone')
      return {
        id: fileId,
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
