/** How the audit log names what the domain records. */
export const reviewAuditManageTexts = {
  'review.audit_thing_flow': '审批流程',
  'review.audit_thing_head': '部门负责人',
  'review.audit_act_set': '指定',
  'review.audit_field_kinds': '适用于',
  'review.audit_field_steps': '步骤',
  'review.audit_field_allowsSelf': '可审批自己的申请',
  'review.audit_field_headId': '负责人',
}
