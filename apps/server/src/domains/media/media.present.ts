import type { Picture, PictureResource, Resource, ResourceUrl } from '@sands/contract/media/media.model'
import type { Viewer } from '../../kernel/viewer.ts'
import type { Addresses } from './address.codec.ts'
import { presentReadable } from './documents/document.present.ts'
import type { StoredCaption } from './library/caption.repo.ts'
import type { FileRow } from './media.repo.ts'
import { presentPlayable } from './playable/playable.present.ts'
import { storedForm } from './playable/stored-form.codec.ts'

export type PictureRow = Pick<FileRow, 'id' | 'key' | 'placeholder' | 'variants' | 'width' | 'height'>

export function presentPicture(row: PictureRow, addresses: Addresses): Picture {
  const shown = row.variants.filter(({ name }) => name !== 'original')
  const large = shown.find(({ name }) => name === 'large')
  return {
    url: addresses.forFile(row, 'large'),
    width: large?.width ?? row.width,
    height: large?.height ?? row.height,
    placeholder: row.placeholder,
    sizes: shown
      .map(({ name, width, height }) => ({ url: addresses.forFile(row, name), width, height }))
      .sort((one, other) => one.width - other.width),
  }
}

const expandInfo = ({ kind, width, height }: FileRow): string =>
  JSON.stringify(
    kind === 'video' ? { videoWidth: width, videoHeight: height } : { imageWith: width, imageHigh: height },
  )

/** The person who sees the file; undefined when that is not known. */
type SeenBy = Pick<Viewer, 'userId'> | undefined

/** What was cut away from a video is only for the person who did it. */
const isWithheld = ({ trimEnd, ownerId }: Pick<FileRow, 'trimEnd' | 'ownerId'>, viewer: SeenBy): boolean =>
  trimEnd !== null && ownerId !== viewer?.userId

export const presentResource = (
  row: FileRow,
  addresses: Addresses,
  { captions = [], viewer }: { captions?: readonly StoredCaption[]; viewer?: SeenBy } = {},
): Resource => ({
  id: row.id,
  fileName: row.name,
  fileType: row.kind,
  contentType: row.contentType,
  fileSize: row.bytes,
  purpose: row.purpose,
  createTime: row.createdAt.toISOString(),
  status: row.status,
  progress: row.progress,
  failReason: row.failReason,
  url: isWithheld(row, viewer) ? '' : addresses.forFile(row, 'original'),
  coverUrl: storedForm(row, 'large') ? addresses.forFile(row, 'large') : null,
  watermark: row.watermark,
  expandInfo: expandInfo(row),
  picture: row.kind === 'image' ? presentPicture(row, addresses) : null,
  playable: presentPlayable(row, captions, addresses),
  readable: presentReadable(row, addresses),
})

export const presentPictureResource = (row: FileRow, addresses: Addresses): PictureResource => ({
  ...presentResource(row, addresses),
  picture: presentPicture(row, addresses),
})

export const presentUrl = (
  row: FileRow,
  addresses: Addresses,
  { variant, viewer }: { variant: 'original' | 'large'; viewer?: SeenBy },
): ResourceUrl => ({
  id: row.id,
  url: variant === 'original' && isWithheld(row, viewer) ? '' : addresses.forFile(row, variant),
  expireTime: addresses.expiry(row.id).toISOString(),
})
