import type { lecturerManageTexts as source } from '../zh-cn/lecturer.manage.ts'

export const lecturerManageTexts = {
  'lecturer.manage': 'Giảng viên',
  'lecturer.manage_lecturers': 'Giảng viên',
  'lecturer.audit_thing_lecturer': 'Giảng viên',
  'lecturer.audit_field_companyName': 'Công ty',
  'lecturer.audit_field_experience': 'Giới thiệu một câu',
  'lecturer.audit_field_gradeName': 'Cấp bậc',
  'lecturer.audit_field_isShown': 'Hiện ở trang giảng viên',
  'lecturer.audit_field_tagNames': 'Thẻ',
  'lecturer.jump_lecturer': 'Một giảng viên',
  'lecturer.jump_lecturers': 'Giảng viên',
  'lecturer.pick_lecturer': 'Chọn giảng viên',
  'lecturer.use_lecturer': 'Giảng viên',
} satisfies Record<keyof typeof source, string>
