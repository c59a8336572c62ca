import type { studyTexts as source } from '../zh-cn/study.ts'

export const studyTexts = {
  'study.title': 'Study time',
} satisfies Record<keyof typeof source, string>
