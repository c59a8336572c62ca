import type { Picture, Resource, ResourceUrl } from '@sands/contract/media/media.model'
import type { Addresses } from './address.service.ts'
import type { FileRow } from './media.repo.ts'

export type PictureRow = Pick<FileRow, 'id' | 'placeholder' | 'variants' | 'width' | 'height'>

export function presentPicture(row: PictureRow, addresses: Addresses): Picture {
  const shown = row.variants.filter(({ name }) => name !== 'original')
  const large = shown.find(({ name }) => name === 'large')
  return {
    url: addresses.of(row.id, 'large'),
    width: large?.width ?? row.width,
    height: large?.height ?? row.height,
    placeholder: row.placeholder,
    sizes: shown
      .map(({ name, width, height }) => ({ url: addresses.of(row.id, name), width, height }))
      .sort((one, other) => one.width - other.width),
  }
}

export const presentResource = (row: FileRow, addresses: Addresses): Resource => ({
  id: row.id,
  fileName: row.name,
  fileType: 'image',
  contentType: row.contentType,
  fileSize: row.bytes,
  purpose: row.purpose,
  createTime: row.createdAt.toISOString(),
  url: addresses.of(row.id, 'original'),
  coverUrl: addresses.of(row.id, 'large'),
  picture: presentPicture(row, addresses),
})

export const presentUrl = (
  row: Pick<FileRow, 'id'>,
  variant: 'original' | 'large',
  addresses: Addresses,
): ResourceUrl => ({
  id: row.id,
  url: addresses.of(row.id, variant),
  expireTime: addresses.expiry(row.id).toISOString(),
})
