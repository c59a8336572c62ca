import type { opsAuditManageTexts as source } from '../zh-cn/ops.audit.manage.ts'

export const opsAuditManageTexts = {
  'ops.value_yes': 'Ya',
  'ops.value_no': 'Tidak',
  'ops.value_none': '–',
  'ops.value_same': '{count, plural, other {# lainnya tidak berubah}}',
  'ops.value_place': 'No. {place}',
  'ops.audit_raw': 'Data mentah',
} satisfies Record<keyof typeof source, string>
