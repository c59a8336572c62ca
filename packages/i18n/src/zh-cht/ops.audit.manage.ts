import type { opsAuditManageTexts as source } from '../zh-cn/ops.audit.manage.ts'

export const opsAuditManageTexts = {
  'ops.value_yes': '是',
  'ops.value_no': '否',
  'ops.value_none': '–',
  'ops.value_same': '{count, plural, other {另有 # 項不變}}',
  'ops.value_place': '第 {place} 個',
  'ops.audit_raw': '原始資料',
} satisfies Record<keyof typeof source, string>
