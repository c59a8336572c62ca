import type { mediaPlayerTexts as source } from '../zh-cn/media.player.ts'

export const mediaPlayerTexts = {
  'media.video_processing': 'video đang được xử lý',
} satisfies Record<keyof typeof source, string>
