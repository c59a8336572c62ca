/** How the audit log calls what its entries tell of. */
export const opsAuditManageTexts = {
  'ops.value_yes': '是',
  'ops.value_no': '否',
  'ops.value_none': '–',
  'ops.value_same': '{count, plural, other {另有 # 项不变}}',
  'ops.value_place': '第 {place} 个',
  'ops.audit_raw': '原始数据',
}
