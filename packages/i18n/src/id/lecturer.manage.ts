import type { lecturerManageTexts as source } from '../zh-cn/lecturer.manage.ts'

export const lecturerManageTexts = {
  'lecturer.manage': 'Pengajar',
  'lecturer.manage_lecturers': 'Pengajar',
  'lecturer.jump_lecturer': 'Seorang pengajar',
  'lecturer.jump_lecturers': 'Pengajar',
  'lecturer.pick_lecturer': 'Pilih pengajar',
  'lecturer.use_lecturer': 'Pengajar',
} satisfies Record<keyof typeof source, string>
