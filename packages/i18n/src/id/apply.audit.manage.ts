import type { applyAuditManageTexts as source } from '../zh-cn/apply.audit.manage.ts'

export const applyAuditManageTexts = {
  'apply.audit_thing_apply': 'Pendaftaran',
  'apply.audit_thing_entry': 'Peserta pendaftaran',
  'apply.audit_act_cancelled': 'Dibatalkan',
} satisfies Record<keyof typeof source, string>
