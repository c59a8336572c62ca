import type { socialManageTexts as source } from '../zh-cn/social.manage.ts'

export const socialManageTexts = {
  'social.manage': '互動',
  'social.manage_comments': '評論管理',
  'social.jump_myCollection': '我的收藏',
  'social.use_comment': '留言',
} satisfies Record<keyof typeof source, string>
