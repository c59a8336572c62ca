import type { mediaDownloadTexts as source } from '../zh-cn/media.download.ts'

export const mediaDownloadTexts = {
  'media.downloads': 'Tệp đã tải',
} satisfies Record<keyof typeof source, string>
