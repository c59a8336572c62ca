import type { lecturerErrors as source } from '../zh-cn/lecturer.errors.ts'

export const lecturerErrors = {
  'lecturer.gone': '講師不存在或已移除',
  'lecturer.in_use': '還有 {count} 門課程或面授使用該講師，請先更換',
  'lecturer.person_taken': '該員工已是講師',
  'lecturer.person_unknown': '找不到該員工',
} satisfies Record<keyof typeof source, string>
