import type { examAuditManageTexts as source } from '../zh-cn/exam.audit.manage.ts'

export const examAuditManageTexts = {
  'exam.audit_thing_attempt': 'Attempt',
  'exam.audit_act_marked': 'Marked',
  'exam.audit_act_regrade_started': 'Regraded',
  'exam.audit_act_sealed_taken': 'Took sealed answers',
  'exam.audit_act_sealed_refused': 'Refused sealed answers',
  'exam.audit_field_score': 'Score',
  'exam.audit_field_isQualified': 'Passed',
  'exam.audit_field_reason': 'Reason',
  'exam.audit_thing_practice': 'Practice',
  'exam.audit_act_ended': 'Ended',
  'exam.audit_thing_report': 'Exam report',
  'exam.audit_act_reminded': 'Sent reminders',
  'exam.audit_act_compared': 'Compared answers',
  'exam.audit_thing_question': 'Question',
  'exam.audit_thing_paper': 'Paper',
  'exam.audit_thing_exam': 'Exam',
  'exam.audit_act_override_added': 'Gave other terms',
  'exam.audit_act_override_removed': 'Took other terms back',
  'exam.audit_act_archived': 'Archived',
} satisfies Record<keyof typeof source, string>
