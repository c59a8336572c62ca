import type { examShellTexts as source } from '../zh-cn/exam.shell.ts'

export const examShellTexts = {
  'exam.my_practice': '練習',
} satisfies Record<keyof typeof source, string>
