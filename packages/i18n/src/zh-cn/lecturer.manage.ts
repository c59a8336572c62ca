export const lecturerManageTexts = {
  'lecturer.manage': '讲师',
  'lecturer.manage_lecturers': '讲师管理',
  'lecturer.audit_thing_lecturer': '讲师',
  'lecturer.audit_field_companyName': '所在公司',
  'lecturer.audit_field_experience': '一句话介绍',
  'lecturer.audit_field_gradeName': '级别',
  'lecturer.audit_field_isShown': '在讲师中心显示',
  'lecturer.audit_field_tagNames': '标签',
  'lecturer.jump_lecturer': '讲师',
  'lecturer.jump_lecturers': '讲师中心',
  'lecturer.pick_lecturer': '选择讲师',
  'lecturer.use_lecturer': '讲师',
}
