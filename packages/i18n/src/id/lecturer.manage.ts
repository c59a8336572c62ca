import type { lecturerManageTexts as source } from '../zh-cn/lecturer.manage.ts'

export const lecturerManageTexts = {
  'lecturer.manage': 'Pengajar',
} satisfies Record<keyof typeof source, string>
