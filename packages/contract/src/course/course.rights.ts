import type { Rights } from '../kernel/right.ts'

export const courseRights = {
  'course.edit': 'college',
  'course.publish': 'college',
  'course.reports.view': 'college',
} as const satisfies Rights
