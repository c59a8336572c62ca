import type { reviewShellTexts as source } from '../zh-cn/review.shell.ts'

export const reviewShellTexts = {
  'review.approvals': 'Persetujuan',
} satisfies Record<keyof typeof source, string>
