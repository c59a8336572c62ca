import type { studyManageTexts as source } from '../zh-cn/study.manage.ts'

export const studyManageTexts = {
  'study.manage': 'Belajar',
  'study.stay': 'Waktu di aplikasi',
  'study.batch_stay': 'Ekspor waktu di aplikasi',
  'study.batch_count_people': 'Orang',
  'study.notes': 'Catatan saya',
  'org.rights_study': 'Belajar',
  'org.right.study.report': 'Lihat waktu di aplikasi',
  'org.right.study.report.text': 'Melihat dan mengekspor berapa lama tiap orang di aplikasi',
} satisfies Record<keyof typeof source, string>
