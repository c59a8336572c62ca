import type { feedbackShellTexts as source } from '../zh-cn/feedback.shell.ts'

export const feedbackShellTexts = {
  'feedback.title': 'Feedback',
  'feedback.ceo': 'CEO channel',
} satisfies Record<keyof typeof source, string>
