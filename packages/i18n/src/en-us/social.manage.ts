import type { socialManageTexts as source } from '../zh-cn/social.manage.ts'

export const socialManageTexts = {
  'social.manage': 'Interaction',
  'social.manage_comments': 'Comments',
  'social.jump_myCollection': 'Saved',
  'social.use_comment': 'Comment',
} satisfies Record<keyof typeof source, string>
