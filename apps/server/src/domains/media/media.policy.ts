import type { Right } from '@sands/contract/rights'
import type { FileKind, UploadPurpose } from '@sands/rules/upload'
import type { Viewer } from '../../kernel/viewer.ts'
import type { SeenBy } from './file-use.kind.ts'
import type { FileRow } from './media.repo.ts'

/** Files that content is made of. Avatars and pictures of posts are private. */
const FOR_CONTENT: readonly UploadPurpose[] = ['image', 'document', 'video', 'audio', 'caption']

const isOfLibrary = (viewer: Viewer, file: FileRow): boolean =>
  file.inLibrary && viewer.rights.has('media.library.view')

/** `seenBy` says who sees the file through content that uses it. */
export function maySee(viewer: Viewer, file: FileRow, seenBy: SeenBy = 'nobody'): boolean {
  if (seenBy === 'everyone') return true
  if (file.collegeId !== viewer.collegeId) return false
  return file.ownerId === viewer.userId || isOfLibrary(viewer, file) || seenBy === 'college'
}

export const isOneOf = (viewer: Viewer, file: FileRow, kinds: readonly FileKind[]): boolean =>
  file.collegeId === viewer.collegeId && kinds.includes(file.kind)

/** A person may show a file to others that they uploaded for content, or that is in the library. */
export const mayShow = (viewer: Viewer, file: FileRow, kinds: readonly FileKind[]): boolean =>
  isOneOf(viewer, file, kinds) &&
  (isOfLibrary(viewer, file) || (file.ownerId === viewer.userId && FOR_CONTENT.includes(file.purpose)))

/** Up to two gigabytes: for those who make content. People attach pictures. */
const LARGE: readonly UploadPurpose[] = ['document', 'video', 'audio']

/** `making` are rights beside those of the library whose holders show files to others. */
export const mayUpload = (viewer: Pick<Viewer, 'rights'>, purpose: UploadPurpose, making: readonly Right[]): boolean =>
  !LARGE.includes(purpose) ||
  viewer.rights.has('media.library.edit') ||
  making.some((right) => viewer.rights.has(right))

export const mayFillLibrary = (viewer: Viewer): boolean => viewer.rights.has('media.library.edit')
