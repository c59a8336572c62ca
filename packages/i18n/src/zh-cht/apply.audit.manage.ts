import type { applyAuditManageTexts as source } from '../zh-cn/apply.audit.manage.ts'

export const applyAuditManageTexts = {
  'apply.audit_thing_apply': '報名',
  'apply.audit_thing_entry': '報名人員',
  'apply.audit_act_cancelled': '取消',
} satisfies Record<keyof typeof source, string>
