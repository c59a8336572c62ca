import type { lecturerManageTexts as source } from '../zh-cn/lecturer.manage.ts'

export const lecturerManageTexts = {
  'lecturer.manage': 'Lecturers',
} satisfies Record<keyof typeof source, string>
