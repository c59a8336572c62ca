import type { feedbackShellTexts as source } from '../zh-cn/feedback.shell.ts'

export const feedbackShellTexts = {
  'feedback.title': 'Masukan',
  'feedback.ceo': 'Kanal CEO',
} satisfies Record<keyof typeof source, string>
