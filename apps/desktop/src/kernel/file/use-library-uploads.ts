import type { UploadPurpose } from '@sands/rules/upload'
import type { UploadItem } from '@sands/web/upload/upload-item'
import { getUploads } from '@sands/web/upload/uploads'
import { useState } from 'react'
import { otherNameOf } from './use-duplicate-text.ts'

const isOver = ({ state }: UploadItem) => state === 'failed' || state === 'done'

/**
 * Filters the uploads that a page for these kinds of files shows. Finished uploads appear among the files, unless the
 * library has them under another name. Uploads that ended before the page was opened are not shown.
 */
export function useLibraryUploads(kinds: readonly UploadPurpose[]): (item: UploadItem) => boolean {
  const [old] = useState(() => new Set(getUploads().flatMap((item) => (isOver(item) ? item.id : []))))
  return (item) => {
    const { id, purpose, among, library, state } = item
    if (old.has(id) || (state === 'done' && otherNameOf(item) === undefined)) return false
    return purpose ? library && kinds.includes(purpose) : among?.join() === kinds.join()
  }
}
