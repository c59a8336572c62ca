import type { lecturerAuditManageTexts as source } from '../zh-cn/lecturer.audit.manage.ts'

export const lecturerAuditManageTexts = {
  'lecturer.audit_thing_lecturer': 'Pengajar',
  'lecturer.audit_field_companyName': 'Perusahaan',
  'lecturer.audit_field_experience': 'Dalam satu kalimat',
  'lecturer.audit_field_gradeName': 'Tingkat',
  'lecturer.audit_field_isShown': 'Di daftar pengajar',
  'lecturer.audit_field_tagNames': 'Label',
} satisfies Record<keyof typeof source, string>
