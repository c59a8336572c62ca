import type { feedbackShellTexts as source } from '../zh-cn/feedback.shell.ts'

export const feedbackShellTexts = {
  'feedback.title': 'Góp ý',
  'feedback.ceo': 'Kênh CEO',
} satisfies Record<keyof typeof source, string>
