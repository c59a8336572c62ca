import type { socialTexts as source } from '../zh-cn/social.ts'

export const socialTexts = {
  'social.comments': '評論',
} satisfies Record<keyof typeof source, string>
