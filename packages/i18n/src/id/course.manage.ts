import type { courseManageTexts as source } from '../zh-cn/course.manage.ts'

export const courseManageTexts = {
  'course.manage': 'Kursus',
} satisfies Record<keyof typeof source, string>
