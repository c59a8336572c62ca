import type { reviewShellTexts as source } from '../zh-cn/review.shell.ts'

export const reviewShellTexts = {
  'review.approvals': '審批',
} satisfies Record<keyof typeof source, string>
