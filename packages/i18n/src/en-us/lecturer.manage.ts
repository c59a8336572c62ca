import type { lecturerManageTexts as source } from '../zh-cn/lecturer.manage.ts'

export const lecturerManageTexts = {
  'lecturer.manage': 'Lecturers',
  'lecturer.manage_lecturers': 'Lecturers',
  'lecturer.audit_thing_lecturer': 'Lecturer',
  'lecturer.audit_field_companyName': 'Company',
  'lecturer.audit_field_experience': 'In one sentence',
  'lecturer.audit_field_gradeName': 'Grade',
  'lecturer.audit_field_isShown': 'In the lecturer centre',
  'lecturer.audit_field_tagNames': 'Tags',
  'lecturer.jump_lecturer': 'A lecturer',
  'lecturer.jump_lecturers': 'Lecturers',
  'lecturer.pick_lecturer': 'Choose a lecturer',
  'lecturer.use_lecturer': 'Lecturer',
} satisfies Record<keyof typeof source, string>
