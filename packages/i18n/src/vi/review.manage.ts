import type { reviewManageTexts as source } from '../zh-cn/review.manage.ts'

export const reviewManageTexts = {
  'review.manage': 'Duyệt',
  'review.marking': 'Chấm bài',
  'review.exam': 'Kỳ thi',
  'review.paper': 'Bài làm',
  'review.question': 'Câu hỏi',
  'review.homework': 'Chấm bài tập',
  'review.homework_task': 'Nhiệm vụ bài tập',
  'review.hand_in': 'Bài nộp',
} satisfies Record<keyof typeof source, string>
