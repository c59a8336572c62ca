import type { UploadPurpose } from '@sands/rules/upload'
import type { UploadItem } from '@sands/web/upload/upload-item'
import { getUploads } from '@sands/web/upload/uploads'
import { useState } from 'react'

/**
 * Which uploads into the library belong to a place for these kinds. What has arrived stands among the files, and what had
 * failed before the place was opened is told elsewhere.
 */
export function useUploadsHere(kinds: readonly UploadPurpose[]): (item: UploadItem) => boolean {
  const [old] = useState(() => new Set(getUploads().flatMap(({ id, state }) => (state === 'failed' ? id : []))))
  return ({ id, purpose, among, library, state }) => {
    if (state === 'done' || old.has(id)) return false
    return purpose ? library && kinds.includes(purpose) : among?.join() === kinds.join()
  }
}
