import type { lecturerShellTexts as source } from '../zh-cn/lecturer.shell.ts'

export const lecturerShellTexts = {
  'lecturer.title': 'Giảng viên',
  'lecturer.courses_count': '{count, plural, other {# khóa học}}',
  'lecturer.kind_lecturer': 'Giảng viên',
  'lecturer.one_lecturer': 'Giảng viên',
} satisfies Record<keyof typeof source, string>
