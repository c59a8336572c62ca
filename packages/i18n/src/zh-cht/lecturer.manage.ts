import type { lecturerManageTexts as source } from '../zh-cn/lecturer.manage.ts'

export const lecturerManageTexts = {
  'lecturer.manage': '講師',
  'lecturer.manage_lecturers': '講師管理',
  'lecturer.audit_thing_lecturer': '講師',
  'lecturer.audit_field_companyName': '所在公司',
  'lecturer.audit_field_experience': '一句話介紹',
  'lecturer.audit_field_gradeName': '級別',
  'lecturer.audit_field_isShown': '在講師中心顯示',
  'lecturer.audit_field_tagNames': '標籤',
  'lecturer.jump_lecturer': '講師',
  'lecturer.jump_lecturers': '講師中心',
  'lecturer.pick_lecturer': '選擇講師',
  'lecturer.use_lecturer': '講師',
} satisfies Record<keyof typeof source, string>
