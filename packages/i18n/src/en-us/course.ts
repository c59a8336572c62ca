import type { courseTexts as source } from '../zh-cn/course.ts'

export const courseTexts = {
  'course.title': 'Courses',
} satisfies Record<keyof typeof source, string>
