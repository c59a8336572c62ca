import type { reviewShellTexts as source } from '../zh-cn/review.shell.ts'

export const reviewShellTexts = {
  'review.approvals': 'Approvals',
} satisfies Record<keyof typeof source, string>
