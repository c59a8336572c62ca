import type { socialManageTexts as source } from '../zh-cn/social.manage.ts'

export const socialManageTexts = {
  'social.manage': 'Tương tác',
  'social.manage_comments': 'Quản lý bình luận',
  'social.jump_myCollection': 'Đã lưu',
  'social.use_comment': 'Bình luận',
} satisfies Record<keyof typeof source, string>
