import type { studyPagesManageTexts as source } from '../zh-cn/study.pages.manage.ts'

export const studyPagesManageTexts = {
  'study.note_write': 'Tulis catatan',
  'study.note_hint': 'Tulis yang Anda pikirkan saat ini, hanya Anda yang melihatnya',
  'study.note_save': 'Simpan catatan',
  'study.note_edit': 'Ubah catatan',
  'study.note_remove': 'Hapus catatan',
  'study.note_remove_ask': 'Hapus catatan ini?',
  'study.note_act': 'Catatan “{content}”',
  'study.note_remove_act': 'Hapus catatan “{content}”',
  'study.note_waiting': 'Disimpan saat Anda daring',
  'study.note_refused': 'Tidak tersimpan: {reason}',
  'study.note_none': 'Catat sambil belajar. Tiap catatan mengingat saatnya, dan satu klik membawa Anda kembali ke sana',
  'study.note_none_course': 'Belum ada catatan di kursus ini',
  'study.note_whole': 'Seluruh materi',
  'study.note_pin': 'Sematkan ke posisi saat ini',
  'study.note_go': 'Ke {place}',
  'study.note_more': 'Tampilkan lagi',
  'study.note_all': 'Semua catatan',
  'study.note_none_yet': 'Belum ada catatan',
  'study.note_thing_gone': 'Tidak lagi tersedia',
  'study.note_of_gone': 'Konten yang dihapus',
} satisfies Record<keyof typeof source, string>
