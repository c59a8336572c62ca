import type { courseTexts as source } from '../zh-cn/course.ts'

export const courseTexts = {
  'course.title': 'Khóa học',
} satisfies Record<keyof typeof source, string>
