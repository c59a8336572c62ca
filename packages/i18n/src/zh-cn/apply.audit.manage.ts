/** How the audit log names what the domain records. */
export const applyAuditManageTexts = {
  'apply.audit_thing_apply': '报名',
  'apply.audit_thing_entry': '报名人员',
  'apply.audit_act_cancelled': '取消',
}
