import type { socialAuditManageTexts as source } from '../zh-cn/social.audit.manage.ts'

export const socialAuditManageTexts = {
  'social.audit_thing_comment': 'Comment',
  'social.audit_act_reviewed': 'reviewed',
  'social.audit_act_reported': 'reported',
} satisfies Record<keyof typeof source, string>
