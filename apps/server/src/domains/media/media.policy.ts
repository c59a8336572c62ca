import type { FileKind, UploadPurpose } from '@sands/rules/upload'
import type { Viewer } from '../../kernel/viewer.ts'
import type { SeenBy } from './file-use.kind.ts'
import type { FileRow } from './media.repo.ts'

/** Made to be seen by colleagues. Anything else is its owner's until a domain shows it. */
const FOR_ALL: readonly UploadPurpose[] = ['avatar', 'cover']
/** What content is made of. Avatars and pictures of posts are people's own. */
const FOR_CONTENT: readonly UploadPurpose[] = ['image', 'document', 'video', 'audio', 'caption']

const isOfLibrary = (viewer: Viewer, file: FileRow): boolean =>
  file.inLibrary && viewer.rights.has('media.library.view')

/** `seenBy` is who sees it through the things that show it. */
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

/** Whoever shows a file to others has uploaded it for that, or found it in the library. */
export const mayShow = (viewer: Viewer, file: FileRow, kinds: readonly FileKind[]): boolean =>
  isOneOf(viewer, file, kinds) &&
  (isOfLibrary(viewer, file) || (file.ownerId === viewer.userId && FOR_CONTENT.includes(file.purpose)))

export const mayFillLibrary = (viewer: Viewer): boolean => viewer.rights.has('media.library.edit')
