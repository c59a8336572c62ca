import type { Resource } from '@sands/contract/media/media.model'
import type { Plain } from '@sands/web/testing/fake-calls'

export const aFile = (over: Partial<Plain<Resource>> = {}): Plain<Resource> => ({
  id: '9',
  fileName: 'Safety',
  fileType: 'document',
  contentType: 'application/pdf',
  fileSize: 2048,
  purpose: 'document',
  createTime: '2026-03-01T08:00:00.000Z',
  status: 3,
  progress: 100,
  failReason: null,
  url: '/files/9/original',
  coverUrl: null,
  watermark: false,
  expandInfo: '{}',
  picture: null,
  playable: null,
  readable: { pdfUrl: null, pages: null },
  ...over,
})
