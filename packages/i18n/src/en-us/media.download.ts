import type { mediaDownloadTexts as source } from '../zh-cn/media.download.ts'

export const mediaDownloadTexts = {
  'media.downloads': 'My downloads',
} satisfies Record<keyof typeof source, string>
