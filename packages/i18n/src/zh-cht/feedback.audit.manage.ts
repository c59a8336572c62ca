import type { feedbackAuditManageTexts as source } from '../zh-cn/feedback.audit.manage.ts'

export const feedbackAuditManageTexts = {
  'feedback.audit_thing_feedback': '意見回饋',
  'feedback.audit_thing_category': '回饋類型',
  'feedback.audit_thing_leader': 'CEO 直通車收信人',
  'feedback.audit_act_added': '新增',
  'feedback.audit_act_answered': '回覆',
  'feedback.audit_act_assigned': '分配',
  'feedback.audit_act_closed': '關閉',
  'feedback.audit_act_reopened': '重新開啟',
  'feedback.audit_field_state': '狀態',
  'feedback.audit_field_answer': '回覆',
  'feedback.audit_field_assigneeId': '處理人編號',
  'feedback.audit_field_isOn': '對學員開放',
} satisfies Record<keyof typeof source, string>
