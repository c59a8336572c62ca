import type { socialAuditManageTexts as source } from '../zh-cn/social.audit.manage.ts'

export const socialAuditManageTexts = {
  'social.audit_thing_comment': 'Bình luận',
  'social.audit_act_reviewed': 'đã xem xét',
  'social.audit_act_reported': 'bị báo cáo',
} satisfies Record<keyof typeof source, string>
