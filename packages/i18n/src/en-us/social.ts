import type { socialTexts as source } from '../zh-cn/social.ts'

export const socialTexts = {
  'social.comments': 'Comments',
} satisfies Record<keyof typeof source, string>
