import type { reviewShellTexts as source } from '../zh-cn/review.shell.ts'

export const reviewShellTexts = {
  'review.approvals': 'Phê duyệt',
} satisfies Record<keyof typeof source, string>
