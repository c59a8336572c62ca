import type { reviewManageTexts as source } from '../zh-cn/review.manage.ts'

export const reviewManageTexts = {
  'review.manage': 'Peninjauan',
  'review.marking': 'Penilaian',
  'review.exam': 'Ujian',
  'review.paper': 'Lembar jawaban',
  'review.question': 'Soal',
} satisfies Record<keyof typeof source, string>
