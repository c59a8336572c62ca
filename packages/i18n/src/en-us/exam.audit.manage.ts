import type { examAuditManageTexts as source } from '../zh-cn/exam.audit.manage.ts'

export const examAuditManageTexts = {
  'exam.field_type': 'Type',
  'exam.field_stem': 'Question text',
  'exam.field_options': 'Options',
  'exam.field_key': 'Right answer',
  'exam.field_tags': 'Tags',
  'exam.field_partialRule': 'Incomplete choices',
  'exam.field_sections': 'Sections',
  'exam.field_reviewers': 'Markers',
  'exam.field_hasPassword': 'Has a password',
  'exam.field_departmentId': 'Department',
} satisfies Record<keyof typeof source, string>
