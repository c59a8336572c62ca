import type { lecturerShellTexts as source } from '../zh-cn/lecturer.shell.ts'

export const lecturerShellTexts = {
  'lecturer.title': '講師中心',
  'lecturer.courses_count': '{count, plural, other {# 門課程}}',
  'lecturer.kind_lecturer': '講師',
  'lecturer.one_lecturer': '講師',
} satisfies Record<keyof typeof source, string>
