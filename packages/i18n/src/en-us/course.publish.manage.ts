import type { coursePublishManageTexts as source } from '../zh-cn/course.publish.manage.ts'

export const coursePublishManageTexts = {
  'course.publish': 'Publish',
} satisfies Record<keyof typeof source, string>
