import type { UploadPurpose } from '@sands/rules/upload'
import type { Viewer } from '../../kernel/viewer.ts'
import type { FileRow } from './media.repo.ts'

/** Made to be seen by colleagues. Anything else is its owner's until a domain shows it. */
const FOR_ALL: readonly UploadPurpose[] = ['avatar', 'cover']

export const maySee = (viewer: Viewer, file: FileRow): boolean =>
  file.collegeId === viewer.collegeId && (file.ownerId === viewer.userId || FOR_ALL.includes(file.purpose))
