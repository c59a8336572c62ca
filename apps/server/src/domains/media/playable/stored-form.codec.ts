import { FILE_STATUS } from '@sands/rules/upload'
import type { FileRow } from '../media.repo.ts'
import type { Variant } from '../media.tables.ts'

type StoredRow = Pick<FileRow, 'status' | 'variants' | 'made'>

/** A screen size that a small picture never had. */
const SCREEN_SIZE = /^w\d+$/
const SEGMENT = /^(0|[1-9]\d{0,5})\.m4s$/

function segmentOf({ made }: StoredRow, path: string): Variant | undefined {
  const [folder, file = ''] = path.split('/')
  const rendition = made?.renditions.find(({ name }) => name === folder)
  if (!rendition) return undefined
  const form = { name: path, width: 0, height: 0 }
  if (file === 'init.mp4') return { ...form, bytes: rendition.headBytes, contentType: 'video/mp4' }
  const [, index] = SEGMENT.exec(file) ?? []
  const bytes = index === undefined ? undefined : rendition.bytes[Number(index)]
  return bytes === undefined ? undefined : { ...form, bytes, contentType: 'video/iso.segment' }
}

/** What lies in the store under a name of an address. Of a file in work only the original is there for certain. */
export function storedForm(row: StoredRow, name: string): Variant | undefined {
  const wanted = row.variants.find((variant) => variant.name === name)
  if (row.status !== FILE_STATUS.ready) return name === 'original' ? wanted : undefined
  if (wanted || name.includes('/')) return wanted ?? segmentOf(row, name)
  return SCREEN_SIZE.test(name) ? row.variants.find((variant) => variant.name === 'large') : undefined
}
