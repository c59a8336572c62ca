import type { courseAuditManageTexts as source } from '../zh-cn/course.audit.manage.ts'

export const courseAuditManageTexts = {
  'course.audit_thing_course': 'Kursus',
  'course.audit_thing_courseware': 'Materi',
  'course.audit_thing_report': 'Laporan belajar',
  'course.audit_field_chapters': 'Bab',
  'course.audit_field_courseId': 'ID kursus',
  'course.audit_field_courseWareType': 'Jenis materi',
  'course.audit_field_isInOrder': 'Berurutan',
  'course.audit_field_isRequired': 'Wajib',
  'course.audit_field_lecturers': 'Pengajar',
  'course.audit_field_minSeconds': 'Waktu belajar minimum (detik)',
  'course.audit_field_points': 'Poin',
  'course.audit_field_seekAhead': 'Boleh lompat ke depan',
  'course.audit_field_threshold': 'Bagian yang harus dilihat (%)',
  'course.audit_act_asked': 'Penerbitan diminta',
  'course.audit_act_unasked': 'Permintaan terbit ditarik',
} satisfies Record<keyof typeof source, string>
