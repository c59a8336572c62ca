/** How the audit log names what the domain records. */
export const lecturerAuditManageTexts = {
  'lecturer.audit_thing_lecturer': '讲师',
  'lecturer.audit_field_companyName': '所在公司',
  'lecturer.audit_field_experience': '一句话介绍',
  'lecturer.audit_field_gradeName': '级别',
  'lecturer.audit_field_isShown': '在讲师中心显示',
  'lecturer.audit_field_tagNames': '标签',
}
