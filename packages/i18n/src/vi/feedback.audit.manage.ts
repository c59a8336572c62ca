import type { feedbackAuditManageTexts as source } from '../zh-cn/feedback.audit.manage.ts'

export const feedbackAuditManageTexts = {
  'feedback.audit_thing_feedback': 'Góp ý',
  'feedback.audit_thing_category': 'Loại góp ý',
  'feedback.audit_thing_leader': 'Người nhận của kênh CEO',
  'feedback.audit_act_added': 'thêm',
  'feedback.audit_act_answered': 'trả lời',
  'feedback.audit_act_assigned': 'phân công',
  'feedback.audit_act_closed': 'đóng',
  'feedback.audit_act_reopened': 'mở lại',
  'feedback.audit_field_state': 'Trạng thái',
  'feedback.audit_field_answer': 'Trả lời',
  'feedback.audit_field_assigneeId': 'Mã người xử lý',
  'feedback.audit_field_isOn': 'Mở cho học viên',
} satisfies Record<keyof typeof source, string>
