import type { FileKind, UploadPurpose } from '@sands/rules/upload'
import type { Viewer } from '../../kernel/viewer.ts'
import type { SeenBy } from './file-use.kind.ts'
import type { FileRow } from './media.repo.ts'

/** Visible to everyone in the college. Any other file is visible to its owner only, until content uses it. */
const FOR_ALL: readonly UploadPurpose[] = ['avatar', 'cover']
/** Files that content is made of. Avatars and pictures of posts are private. */
const FOR_CONTENT: readonly UploadPurpose[] = ['image', 'document', 'video', 'audio', 'caption']

const isOfLibrary = (viewer: Viewer, file: FileRow): boolean =>
  file.inLibrary && viewer.rights.has('media.library.view')

/** `seenBy` says who sees the file through content that uses it. */
export function maySee(viewer: Viewer, file: FileRow, seenBy: SeenBy = 'nobody'): boolean {
  if (seenBy === 'everyone') return true
  if (file.collegeId !== viewer.collegeId) return false
  return (
    file.ownerId === viewer.userId ||
    FOR_ALL.includes(file.purpose) ||
    isOfLibrary(viewer, file) ||
    seenBy === 'college'
  )
}

export const isOneOf = (viewer: Viewer, file: FileRow, kinds: readonly FileKind[]): boolean =>
  file.collegeId === viewer.collegeId && kinds.includes(file.kind)

/** A person may show a file to others that they uploaded for content, or that is in the library. */
export const mayShow = (viewer: Viewer, file: FileRow, kinds: readonly FileKind[]): boolean =>
  isOneOf(viewer, file, kinds) &&
  (isOfLibrary(viewer, file) || (file.ownerId === viewer.userId && FOR_CONTENT.includes(file.purpose)))

export const mayFillLibrary = (viewer: Viewer): boolean => viewer.rights.has('media.library.edit')
