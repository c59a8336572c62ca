import type { studyTexts as source } from '../zh-cn/study.ts'

export const studyTexts = {
  'study.title': 'Waktu belajar',
} satisfies Record<keyof typeof source, string>
