import type { reviewManageTexts as source } from '../zh-cn/review.manage.ts'

export const reviewManageTexts = {
  'review.manage': '評審',
  'review.marking': '閱卷',
  'review.exam': '考試',
  'review.paper': '答卷',
  'review.question': '題目',
} satisfies Record<keyof typeof source, string>
