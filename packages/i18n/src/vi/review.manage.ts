import type { reviewManageTexts as source } from '../zh-cn/review.manage.ts'

export const reviewManageTexts = {
  'review.manage': 'Duyệt',
  'review.marking': 'Chấm bài',
  'review.exam': 'Kỳ thi',
  'review.paper': 'Bài làm',
  'review.question': 'Câu hỏi',
} satisfies Record<keyof typeof source, string>
