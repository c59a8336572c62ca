import type { lecturerManageTexts as source } from '../zh-cn/lecturer.manage.ts'

export const lecturerManageTexts = {
  'lecturer.manage': 'Pengajar',
  'lecturer.manage_lecturers': 'Pengajar',
  'lecturer.audit_thing_lecturer': 'Pengajar',
  'lecturer.audit_field_companyName': 'Perusahaan',
  'lecturer.audit_field_experience': 'Dalam satu kalimat',
  'lecturer.audit_field_gradeName': 'Tingkat',
  'lecturer.audit_field_isShown': 'Di daftar pengajar',
  'lecturer.audit_field_tagNames': 'Label',
  'lecturer.jump_lecturer': 'Seorang pengajar',
  'lecturer.jump_lecturers': 'Pengajar',
  'lecturer.pick_lecturer': 'Pilih pengajar',
  'lecturer.use_lecturer': 'Pengajar',
} satisfies Record<keyof typeof source, string>
