import type { socialAuditManageTexts as source } from '../zh-cn/social.audit.manage.ts'

export const socialAuditManageTexts = {
  'social.audit_thing_comment': 'Komentar',
  'social.audit_act_reviewed': 'ditinjau',
  'social.audit_act_reported': 'dilaporkan',
} satisfies Record<keyof typeof source, string>
