import type { studyErrors as source } from '../zh-cn/study.errors.ts'

export const studyErrors = {
  'study.gone': 'Materi ini sudah tidak ada atau tidak tersedia untuk Anda',
  'study.locked': 'Selesaikan dulu materi sebelumnya',
  'study.not_ready': 'Berkas masih disiapkan. Silakan coba lagi nanti',
  'study.viewing_unknown': 'Sesi belajar ini sudah berakhir. Silakan buka lagi',
  'study.note_gone': 'Catatan ini sudah dihapus',
  'study.too_many_notes': 'Catatan di sini sudah mencapai batas 500',
  'study.bad_range': 'Pilih 1 sampai {most} hari, dengan hari pertama tidak setelah hari terakhir',
  'study.column.stay': 'Waktu di aplikasi',
  'study.column.stay_days': 'Jumlah hari',
  'study.column.last_day': 'Hari terakhir',
  'study.column.day': 'Tanggal',
  'study.sheet.people': 'Orang',
  'study.sheet.days': 'Per hari',
  'study.file.stay': 'Waktu di aplikasi',
} satisfies Record<keyof typeof source, string>
