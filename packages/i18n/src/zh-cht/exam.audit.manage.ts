import type { examAuditManageTexts as source } from '../zh-cn/exam.audit.manage.ts'

export const examAuditManageTexts = {
  'exam.field_type': '題型',
  'exam.field_stem': '題幹',
  'exam.field_options': '選項',
  'exam.field_key': '正確答案',
  'exam.field_tags': '標籤',
  'exam.field_partialRule': '少選得分',
  'exam.field_sections': '大題',
  'exam.field_reviewers': '閱卷人',
  'exam.field_hasPassword': '設有密碼',
  'exam.field_departmentId': '部門',
} satisfies Record<keyof typeof source, string>
