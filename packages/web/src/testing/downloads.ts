import type { Resource } from '@sands/contract/media/media.model'
import type { Download } from '../download/download.ts'

/** A finished download of person 7. */
export const aDownload: Download = {
  key: '7/1',
  userId: '7',
  file: {
    id: '1' as Resource['id'],
    fileName: 'a.mp4',
    fileType: 'video',
    status: 3,
    failReason: null,
    progress: 100,
    coverUrl: '/files/1/large?e=1&s=1',
    playable: null,
    watermark: false,
  },
  content: '1/1',
  quality: { height: 480, bytes: 1 },
  state: 'done',
  reason: null,
  bytes: 1,
  parts: 1,
  allParts: 1,
  createdAt: 0,
  seenAt: 0,
}
