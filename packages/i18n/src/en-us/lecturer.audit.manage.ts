import type { lecturerAuditManageTexts as source } from '../zh-cn/lecturer.audit.manage.ts'

export const lecturerAuditManageTexts = {
  'lecturer.audit_thing_lecturer': 'Lecturer',
  'lecturer.audit_field_companyName': 'Company',
  'lecturer.audit_field_experience': 'In one sentence',
  'lecturer.audit_field_gradeName': 'Grade',
  'lecturer.audit_field_isShown': 'In the lecturer centre',
  'lecturer.audit_field_tagNames': 'Tags',
} satisfies Record<keyof typeof source, string>
