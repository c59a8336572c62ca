import type { socialAuditManageTexts as source } from '../zh-cn/social.audit.manage.ts'

export const socialAuditManageTexts = {
  'social.audit_thing_comment': '留言',
  'social.audit_act_reviewed': '已查看',
  'social.audit_act_reported': '被檢舉',
} satisfies Record<keyof typeof source, string>
