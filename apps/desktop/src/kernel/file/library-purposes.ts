import type { UploadPurpose } from '@sands/rules/upload'

/** The upload purposes that the library of a college accepts. */
export const LIBRARY_PURPOSES: readonly UploadPurpose[] = ['video', 'audio', 'document', 'image']
