import { useStore } from '../store/store.ts'
import type { UploadItem } from './upload-item.ts'
import { items } from './upload-registry.ts'

export { type Adding, addUploads } from './add-uploads.ts'
export { onUploadMade } from './run-upload.ts'
export { startUploads } from './start-uploads.ts'
export { cancelUpload, claimUpload, clearUploads, giveFile, pauseUpload, resumeUpload } from './upload-acts.ts'
export type { Resource, UploadItem } from './upload-item.ts'

export const useUploads = (): readonly UploadItem[] => useStore(items)
export const getUploads = items.get
export const onUploads = items.subscribe
