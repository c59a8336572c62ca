import type { mediaUploadTexts as source } from '../zh-cn/media.upload.ts'

export const mediaUploadTexts = {
  'media.upload': '上傳',
} satisfies Record<keyof typeof source, string>
