import type { Readable } from '@sands/contract/media/media.model'
import { FILE_STATUS } from '@sands/rules/upload'
import type { Addresses } from '../address.codec.ts'
import type { FileRow } from '../media.repo.ts'

/** Null unless the document is ready: before, or after a failure, only the original can be downloaded. */
export function presentReadable(row: FileRow, addresses: Addresses): Readable | null {
  if (row.kind !== 'document' || row.status !== FILE_STATUS.ready) return null
  const pdf = row.contentType === 'application/pdf' ? 'original' : 'pdf'
  const there = row.variants.some(({ name }) => name === pdf)
  return { pdfUrl: there ? addresses.forFile(row, pdf) : null, pages: row.pages }
}
