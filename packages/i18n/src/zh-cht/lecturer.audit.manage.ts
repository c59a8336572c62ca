import type { lecturerAuditManageTexts as source } from '../zh-cn/lecturer.audit.manage.ts'

export const lecturerAuditManageTexts = {
  'lecturer.audit_thing_lecturer': '講師',
  'lecturer.audit_field_companyName': '所在公司',
  'lecturer.audit_field_experience': '一句話介紹',
  'lecturer.audit_field_gradeName': '級別',
  'lecturer.audit_field_isShown': '在講師中心顯示',
  'lecturer.audit_field_tagNames': '標籤',
} satisfies Record<keyof typeof source, string>
