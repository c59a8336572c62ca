export const examAuditManageTexts = {
  'exam.field_type': '题型',
  'exam.field_stem': '题干',
  'exam.field_options': '选项',
  'exam.field_key': '正确答案',
  'exam.field_tags': '标签',
  'exam.field_partialRule': '少选得分',
  'exam.field_sections': '大题',
  'exam.field_reviewers': '阅卷人',
  'exam.field_hasPassword': '设有口令',
  'exam.field_departmentId': '部门',
}
