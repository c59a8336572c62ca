import type { studyTexts as source } from '../zh-cn/study.ts'

export const studyTexts = {
  'study.title': '學習時長',
} satisfies Record<keyof typeof source, string>
