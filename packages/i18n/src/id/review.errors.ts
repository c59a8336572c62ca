import type { reviewErrors as source } from '../zh-cn/review.errors.ts'

export const reviewErrors = {
  'review.unknown': 'Pekerjaan ini tidak ada atau bukan untuk Anda nilai',
  'review.claimed': '{name} sedang menilai pekerjaan ini',
  'review.marked_already': '{name} sudah menilai pekerjaan ini',
} satisfies Record<keyof typeof source, string>
