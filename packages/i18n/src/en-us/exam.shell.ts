import type { examShellTexts as source } from '../zh-cn/exam.shell.ts'

export const examShellTexts = {
  'exam.my_practice': 'Practice',
} satisfies Record<keyof typeof source, string>
