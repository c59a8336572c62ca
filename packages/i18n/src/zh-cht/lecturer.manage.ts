import type { lecturerManageTexts as source } from '../zh-cn/lecturer.manage.ts'

export const lecturerManageTexts = {
  'lecturer.manage': '講師',
  'lecturer.manage_lecturers': '講師管理',
  'lecturer.jump_lecturer': '講師',
  'lecturer.jump_lecturers': '講師中心',
  'lecturer.pick_lecturer': '選擇講師',
  'lecturer.use_lecturer': '講師',
} satisfies Record<keyof typeof source, string>
