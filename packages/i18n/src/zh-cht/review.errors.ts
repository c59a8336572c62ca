import type { reviewErrors as source } from '../zh-cn/review.errors.ts'

export const reviewErrors = {
  'review.unknown': '這份答卷不存在，或不由您批閱',
  'review.claimed': '{name}正在批閱這份答卷',
  'review.marked_already': '{name}已批閱完這份答卷',
} satisfies Record<keyof typeof source, string>
