import type { mediaUploadTexts as source } from '../zh-cn/media.upload.ts'

export const mediaUploadTexts = {
  'media.upload': 'Upload',
} satisfies Record<keyof typeof source, string>
