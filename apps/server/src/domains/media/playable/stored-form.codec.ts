import { FILE_STATUS } from '@sands/rules/upload'
import type { FileRow } from '../media.repo.ts'
import type { Variant } from '../media.tables.ts'

type StoredRow = Pick<FileRow, 'status' | 'variants' | 'made'>

/** A screen size, which small pictures do not have. */
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

/** The stored object for a name in an address. Of a file in preparation only the original certainly exists. */
export function storedForm(row: StoredRow, name: string): Variant | undefined {
  const wanted = row.variants.find((variant) => variant.name === name)
  if (row.status !== FILE_STATUS.ready) return name === 'original' ? wanted : undefined
  if (wanted || name.includes('/')) return wanted ?? segmentOf(row, name)
  return SCREEN_SIZE.test(name) ? row.variants.find((variant) => variant.name === 'large') : undefined
}
