import type { courseTexts as source } from '../zh-cn/course.ts'

export const courseTexts = {
  'course.title': 'Kursus',
} satisfies Record<keyof typeof source, string>
