import type { courseErrors as source } from '../zh-cn/course.errors.ts'

export const courseErrors = {
  'course.deleted': 'Kursus sudah dihapus dan tidak bisa ditonton',
  'course.not_published': 'Kursus ini tidak diterbitkan',
  'course.not_for_you': 'Anda tidak punya akses ke kursus ini',
  'course.unknown': 'Kursus atau materi tidak ditemukan',
  'course.courseware_in_use': 'Masih ada {count} kursus memakai materi ini. Keluarkan dulu',
  'course.has_faults': 'Masih ada {faults} hal yang harus diperbaiki sebelum diterbitkan',
  'course.bad_courseware': 'Isi materi tidak sesuai dengan jenisnya',
  'course.bad_link': 'Tautan harus diawali http:// atau https://',
  'course.column.state': 'Status',
  'course.column.percent': 'Kemajuan (%)',
  'course.column.time': 'Waktu belajar',
  'course.column.started': 'Mulai',
  'course.column.last': 'Terakhir belajar',
  'course.column.finished': 'Selesai',
  'course.state.not_started': 'Belum mulai',
  'course.state.in_progress': 'Sedang belajar',
  'course.state.finished': 'Selesai',
  'course.file.report': 'Laporan belajar',
} satisfies Record<keyof typeof source, string>
