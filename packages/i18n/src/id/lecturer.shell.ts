import type { lecturerShellTexts as source } from '../zh-cn/lecturer.shell.ts'

export const lecturerShellTexts = {
  'lecturer.title': 'Pengajar',
  'lecturer.courses_count': '{count, plural, other {# kursus}}',
  'lecturer.kind_lecturer': 'Pengajar',
  'lecturer.one_lecturer': 'Pengajar',
} satisfies Record<keyof typeof source, string>
