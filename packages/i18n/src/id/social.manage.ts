import type { socialManageTexts as source } from '../zh-cn/social.manage.ts'

export const socialManageTexts = {
  'social.manage': 'Komentar',
} satisfies Record<keyof typeof source, string>
