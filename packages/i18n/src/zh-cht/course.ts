import type { courseTexts as source } from '../zh-cn/course.ts'

export const courseTexts = {
  'course.title': '課程',
} satisfies Record<keyof typeof source, string>
