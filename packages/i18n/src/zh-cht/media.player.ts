import type { mediaPlayerTexts as source } from '../zh-cn/media.player.ts'

export const mediaPlayerTexts = {
  'media.video_processing': '影片處理中',
} satisfies Record<keyof typeof source, string>
