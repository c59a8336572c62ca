import type { lecturerTexts as source } from '../zh-cn/lecturer.ts'

export const lecturerTexts = {
  'lecturer.title': '講師中心',
} satisfies Record<keyof typeof source, string>
