import type { mediaUploadTexts as source } from '../zh-cn/media.upload.ts'

export const mediaUploadTexts = {
  'media.upload': 'Unggah',
} satisfies Record<keyof typeof source, string>
