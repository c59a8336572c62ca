import type { courseLearnManageTexts as source } from '../zh-cn/course.learn.manage.ts'

export const courseLearnManageTexts = {
  'course.desk_intro': 'Telusuri menurut kategori, atau cari judul, pengajar, dan isi dokumen',
  'course.desk_found': '{count} kursus ditemukan untuk “{words}”',
  'course.desk_search_clear': 'Hapus pencarian',
  'course.desk_suggestions': 'Saran',
  'course.desk_to_course': 'Kembali ke kursus',
  'course.desk_theatre': 'Pemutar lebar',
  'course.desk_theatre_leave': 'Keluar dari pemutar lebar',
  'course.desk_panel': 'Daftar isi dan catatan',
  'course.desk_picture_before': 'Gambar sebelumnya',
  'course.desk_picture_after': 'Gambar berikutnya',
} satisfies Record<keyof typeof source, string>
