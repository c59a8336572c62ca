import type { socialTexts as source } from '../zh-cn/social.ts'

export const socialTexts = {
  'social.comments': 'Komentar',
} satisfies Record<keyof typeof source, string>
