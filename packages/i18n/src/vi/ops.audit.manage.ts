import type { opsAuditManageTexts as source } from '../zh-cn/ops.audit.manage.ts'

export const opsAuditManageTexts = {
  'ops.value_yes': 'Có',
  'ops.value_no': 'Không',
  'ops.value_none': '–',
  'ops.value_same': '{count, plural, other {# mục khác không đổi}}',
  'ops.value_place': 'Thứ {place}',
  'ops.audit_raw': 'Dữ liệu gốc',
} satisfies Record<keyof typeof source, string>
