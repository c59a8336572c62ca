import type { socialManageTexts as source } from '../zh-cn/social.manage.ts'

export const socialManageTexts = {
  'social.manage': '評論',
} satisfies Record<keyof typeof source, string>
