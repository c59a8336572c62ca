import type { coursePublishManageTexts as source } from '../zh-cn/course.publish.manage.ts'

export const coursePublishManageTexts = {
  'course.publish': 'Xuất bản',
} satisfies Record<keyof typeof source, string>
