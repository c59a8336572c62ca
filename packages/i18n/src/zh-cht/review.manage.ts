import type { reviewManageTexts as source } from '../zh-cn/review.manage.ts'

export const reviewManageTexts = {
  'review.manage': '評審',
  'review.marking': '閱卷',
  'review.exam': '考試',
  'review.paper': '答卷',
  'review.question': '題目',
  'review.homework': '批閱作業',
  'review.homework_task': '作業任務',
  'review.hand_in': '繳交的作業',
} satisfies Record<keyof typeof source, string>
