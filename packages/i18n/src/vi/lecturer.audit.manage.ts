import type { lecturerAuditManageTexts as source } from '../zh-cn/lecturer.audit.manage.ts'

export const lecturerAuditManageTexts = {
  'lecturer.audit_thing_lecturer': 'Giảng viên',
  'lecturer.audit_field_companyName': 'Công ty',
  'lecturer.audit_field_experience': 'Giới thiệu một câu',
  'lecturer.audit_field_gradeName': 'Cấp bậc',
  'lecturer.audit_field_isShown': 'Hiện ở trang giảng viên',
  'lecturer.audit_field_tagNames': 'Thẻ',
} satisfies Record<keyof typeof source, string>
