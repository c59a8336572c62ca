import type { lecturerManageTexts as source } from '../zh-cn/lecturer.manage.ts'

export const lecturerManageTexts = {
  'lecturer.manage': 'Lecturers',
  'lecturer.manage_lecturers': 'Lecturers',
  'lecturer.jump_lecturer': 'A lecturer',
  'lecturer.jump_lecturers': 'Lecturers',
  'lecturer.pick_lecturer': 'Choose a lecturer',
  'lecturer.use_lecturer': 'Lecturer',
} satisfies Record<keyof typeof source, string>
