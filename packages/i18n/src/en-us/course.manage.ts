import type { courseManageTexts as source } from '../zh-cn/course.manage.ts'

export const courseManageTexts = {
  'course.manage': 'Courses',
} satisfies Record<keyof typeof source, string>
