import type { feedbackShellTexts as source } from '../zh-cn/feedback.shell.ts'

export const feedbackShellTexts = {
  'feedback.title': '意見回饋',
  'feedback.ceo': 'CEO 直通車',
} satisfies Record<keyof typeof source, string>
