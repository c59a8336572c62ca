/** How the audit log names what the domain records. */
export const feedbackAuditManageTexts = {
  'feedback.audit_thing_feedback': '意见反馈',
  'feedback.audit_thing_category': '反馈类型',
  'feedback.audit_thing_leader': 'CEO 直通车收信人',
  'feedback.audit_act_added': '添加',
  'feedback.audit_act_answered': '回复',
  'feedback.audit_act_assigned': '分配',
  'feedback.audit_act_closed': '关闭',
  'feedback.audit_act_reopened': '重新打开',
  'feedback.audit_field_state': '状态',
  'feedback.audit_field_answer': '回复',
  'feedback.audit_field_assigneeId': '处理人编号',
  'feedback.audit_field_isOn': '对学员开放',
}
