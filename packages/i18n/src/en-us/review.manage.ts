import type { reviewManageTexts as source } from '../zh-cn/review.manage.ts'

export const reviewManageTexts = {
  'review.manage': 'Review',
  'review.marking': 'Marking',
  'review.exam': 'Exam',
  'review.paper': 'Paper',
  'review.question': 'Question',
} satisfies Record<keyof typeof source, string>
