import type { Readable } from '@sands/contract/media/media.model'
import { FILE_STATUS } from '@sands/rules/upload'
import type { Addresses } from '../address.codec.ts'
import type { FileRow } from '../media.repo.ts'

/** Null until it can be read: of what is in work or could not be made there is only the original. */
export function presentReadable(row: FileRow, addresses: Addresses): Readable | null {
  if (row.kind !== 'document' || row.status !== FILE_STATUS.ready) return null
  const pdf = row.contentType === 'application/pdf' ? 'original' : 'pdf'
  const there = row.variants.some(({ name }) => name === pdf)
  return { pdfUrl: there ? addresses.forFile(row, pdf) : null, pages: row.pages }
}
