import type { feedbackAuditManageTexts as source } from '../zh-cn/feedback.audit.manage.ts'

export const feedbackAuditManageTexts = {
  'feedback.audit_thing_feedback': 'Feedback',
  'feedback.audit_thing_category': 'Feedback category',
  'feedback.audit_thing_leader': 'Person in the CEO channel',
  'feedback.audit_act_added': 'added',
  'feedback.audit_act_answered': 'answered',
  'feedback.audit_act_assigned': 'assigned',
  'feedback.audit_act_closed': 'closed',
  'feedback.audit_act_reopened': 'opened again',
  'feedback.audit_field_state': 'State',
  'feedback.audit_field_answer': 'Answer',
  'feedback.audit_field_assigneeId': 'Id of the person assigned',
  'feedback.audit_field_isOn': 'Offered to learners',
} satisfies Record<keyof typeof source, string>
