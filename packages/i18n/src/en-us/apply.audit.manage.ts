import type { applyAuditManageTexts as source } from '../zh-cn/apply.audit.manage.ts'

export const applyAuditManageTexts = {
  'apply.audit_thing_apply': 'Sign-up',
  'apply.audit_thing_entry': 'Person in a sign-up',
  'apply.audit_act_cancelled': 'Cancelled',
} satisfies Record<keyof typeof source, string>
