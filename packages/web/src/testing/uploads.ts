import type { Resource, UploadItem } from '../upload/upload-item.ts'
import { sample } from './sample.ts'

/** An upload that has become the file with this id, and waits for the screen that it is for. */
export const aMadeUpload = (fileId: string, tag: string): UploadItem => ({
  id: `upload ${fileId}`,
  fileName: 'a.pdf',
  size: 100,
  purpose: 'document',
  library: false,
  state: 'done',
  sent: 100,
  speed: 0,
  reason: null,
  mayRetry: true,
  made: sample('POST /sands-system/api/v1/system/resource/create', { id: fileId }) as Resource,
  tag,
})
