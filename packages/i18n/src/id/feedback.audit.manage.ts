import type { feedbackAuditManageTexts as source } from '../zh-cn/feedback.audit.manage.ts'

export const feedbackAuditManageTexts = {
  'feedback.audit_thing_feedback': 'Masukan',
  'feedback.audit_thing_category': 'Kategori masukan',
  'feedback.audit_thing_leader': 'Penerima di kanal CEO',
  'feedback.audit_act_added': 'ditambahkan',
  'feedback.audit_act_answered': 'dijawab',
  'feedback.audit_act_assigned': 'ditugaskan',
  'feedback.audit_act_closed': 'ditutup',
  'feedback.audit_act_reopened': 'dibuka lagi',
  'feedback.audit_field_state': 'Status',
  'feedback.audit_field_answer': 'Jawaban',
  'feedback.audit_field_assigneeId': 'Id penangan',
  'feedback.audit_field_isOn': 'Tersedia bagi peserta',
} satisfies Record<keyof typeof source, string>
