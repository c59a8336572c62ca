import type { mediaDownloadTexts as source } from '../zh-cn/media.download.ts'

export const mediaDownloadTexts = {
  'media.downloads': '我的快取',
} satisfies Record<keyof typeof source, string>
