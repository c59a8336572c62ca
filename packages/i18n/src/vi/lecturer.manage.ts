import type { lecturerManageTexts as source } from '../zh-cn/lecturer.manage.ts'

export const lecturerManageTexts = {
  'lecturer.manage': 'Giảng viên',
  'lecturer.manage_lecturers': 'Giảng viên',
  'lecturer.jump_lecturer': 'Một giảng viên',
  'lecturer.jump_lecturers': 'Giảng viên',
  'lecturer.pick_lecturer': 'Chọn giảng viên',
  'lecturer.use_lecturer': 'Giảng viên',
} satisfies Record<keyof typeof source, string>
