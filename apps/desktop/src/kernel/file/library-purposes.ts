import type { UploadPurpose } from '@sands/rules/upload'

/** What the library of a college takes. */
export const LIBRARY_PURPOSES: readonly UploadPurpose[] = ['video', 'audio', 'document', 'image']
