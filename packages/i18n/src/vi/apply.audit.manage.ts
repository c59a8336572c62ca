import type { applyAuditManageTexts as source } from '../zh-cn/apply.audit.manage.ts'

export const applyAuditManageTexts = {
  'apply.audit_thing_apply': 'Đợt đăng ký',
  'apply.audit_thing_entry': 'Người đăng ký',
  'apply.audit_act_cancelled': 'Hủy',
} satisfies Record<keyof typeof source, string>
