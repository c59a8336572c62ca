import type { reviewManageTexts as source } from '../zh-cn/review.manage.ts'

export const reviewManageTexts = {
  'review.manage': 'Peninjauan',
  'review.marking': 'Penilaian',
  'review.exam': 'Ujian',
  'review.paper': 'Lembar jawaban',
  'review.question': 'Soal',
  'review.homework': 'Penilaian tugas',
  'review.homework_task': 'Tugas',
  'review.hand_in': 'Pengumpulan',
} satisfies Record<keyof typeof source, string>
