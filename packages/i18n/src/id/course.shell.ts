import type { courseShellTexts as source } from '../zh-cn/course.shell.ts'

export const courseShellTexts = {
  'course.title': 'Kursus',
  'course.categories': 'Kategori kursus',
  'course.all': 'Semua',
  'course.all_courses': 'Lihat semua kursus',
  'course.none': 'Belum ada kursus di sini',
  'course.items': '{count} pelajaran',
  'course.learners': '{count} peserta',
  'course.learned': 'Selesai',
  'course.progress': 'Progres',
  'course.kind_course': 'Kursus',
  'course.one_course': 'Kursus',
  'course.kind_courseware': 'Materi',
  'course.one_courseware': 'Materi',
} satisfies Record<keyof typeof source, string>
