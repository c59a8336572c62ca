import type { reviewErrors as source } from '../zh-cn/review.errors.ts'

export const reviewErrors = {
  'review.unknown': 'This work does not exist, or it is not yours to mark',
  'review.claimed': '{name} is marking this now',
  'review.marked_already': '{name} has marked this already',
} satisfies Record<keyof typeof source, string>
