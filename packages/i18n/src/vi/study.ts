import type { studyTexts as source } from '../zh-cn/study.ts'

export const studyTexts = {
  'study.title': 'Thời gian học',
} satisfies Record<keyof typeof source, string>
