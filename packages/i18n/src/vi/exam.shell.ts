import type { examShellTexts as source } from '../zh-cn/exam.shell.ts'

export const examShellTexts = {
  'exam.my_practice': 'Luyện tập',
} satisfies Record<keyof typeof source, string>
