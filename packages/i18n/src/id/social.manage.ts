import type { socialManageTexts as source } from '../zh-cn/social.manage.ts'

export const socialManageTexts = {
  'social.manage': 'Interaksi',
  'social.manage_comments': 'Komentar',
  'social.jump_myCollection': 'Tersimpan',
  'social.use_comment': 'Komentar',
} satisfies Record<keyof typeof source, string>
