import type { lecturerErrors as source } from '../zh-cn/lecturer.errors.ts'

export const lecturerErrors = {
  'lecturer.gone': 'Giảng viên không còn hoặc đã bị gỡ',
  'lecturer.in_use': 'Còn {count} khóa học hoặc buổi học dùng giảng viên này, hãy đổi trước',
  'lecturer.person_taken': 'Nhân viên này đã là giảng viên',
  'lecturer.person_unknown': 'Không tìm thấy nhân viên này',
} satisfies Record<keyof typeof source, string>
