import type { lecturerShellTexts as source } from '../zh-cn/lecturer.shell.ts'

export const lecturerShellTexts = {
  'lecturer.title': 'Lecturers',
  'lecturer.courses_count': '{count, plural, one {# course} other {# courses}}',
  'lecturer.kind_lecturer': 'Lecturers',
  'lecturer.one_lecturer': 'Lecturer',
} satisfies Record<keyof typeof source, string>
