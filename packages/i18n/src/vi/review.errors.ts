import type { reviewErrors as source } from '../zh-cn/review.errors.ts'

export const reviewErrors = {
  'review.unknown': 'Bài này không tồn tại hoặc không do bạn chấm',
  'review.claimed': '{name} đang chấm bài này',
  'review.marked_already': '{name} đã chấm xong bài này',
} satisfies Record<keyof typeof source, string>
