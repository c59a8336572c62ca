import type { opsAuditManageTexts as source } from '../zh-cn/ops.audit.manage.ts'

export const opsAuditManageTexts = {
  'ops.value_yes': 'Yes',
  'ops.value_no': 'No',
  'ops.value_none': '–',
  'ops.value_same': '{count, plural, one {# more is unchanged} other {# more are unchanged}}',
  'ops.value_place': 'No. {place}',
  'ops.audit_raw': 'Raw data',
} satisfies Record<keyof typeof source, string>
