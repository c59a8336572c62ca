import type { reviewShellTexts as source } from '../zh-cn/review.shell.ts'

export const reviewShellTexts = {
  'review.approvals': 'Approvals',
  'review.teaching': 'Teaching management',
  'review.teaching_desktop': 'Not available on the phone yet. Mark exams and homework in the desktop version',
} satisfies Record<keyof typeof source, string>
