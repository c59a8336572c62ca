import type { examAuditManageTexts as source } from '../zh-cn/exam.audit.manage.ts'

export const examAuditManageTexts = {
  'exam.field_type': 'Jenis',
  'exam.field_stem': 'Teks soal',
  'exam.field_options': 'Pilihan',
  'exam.field_key': 'Jawaban benar',
  'exam.field_tags': 'Tag',
  'exam.field_partialRule': 'Pilihan tidak lengkap',
  'exam.field_sections': 'Bagian',
  'exam.field_reviewers': 'Penilai',
  'exam.field_hasPassword': 'Memakai kata sandi',
  'exam.field_departmentId': 'Departemen',
} satisfies Record<keyof typeof source, string>
